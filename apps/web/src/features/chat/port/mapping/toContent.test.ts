import type { Message } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { toAudio, toCall, toContent, toKind, toPreviewContent } from './toContent.ts';
import { wireDate as date, wireMessage as message } from './wireMessage.fixture.ts';

describe('toAudio', () => {
  const sound: Message['attachments'][number] = {
    _id: 'a1',
    type: 'audio',
    origin_url: '/api/file/a1',
    name: 'audio.mp3',
    meta_data: { duration: 3021, peaks: [1, 100] },
    date,
  };
  const voice: Message = { ...message, type: 'audio', content: null, attachments: [sound] };

  it('carries sound, milliseconds and waveform of a voice message', () => {
    const audio = { source: '/api/file/a1', duration: 3021, peaks: [1, 100] };
    expect(toAudio(voice)).toEqual(audio);
    expect(toContent(voice)).toEqual({ kind: 'audio', sound: audio });
  });

  it('takes the length from the message where the file does not say it', () => {
    const attachments = [{ ...sound, meta_data: null }];
    expect(toAudio({ ...voice, attachments, meta_data: { duration: 700 } })).toMatchObject({ duration: 700 });
    expect(toAudio({ ...voice, attachments })).toMatchObject({ duration: null, peaks: null });
  });

  it('is there for voice messages with a sound only', () => {
    expect(toAudio({ ...voice, type: 'file' })).toBeNull();
    expect(toAudio({ ...voice, attachments: [] })).toBeNull();
  });
});

describe('the kind of a message', () => {
  const of = (type: Message['type'], ...types: Message['attachments'][number]['type'][]) => {
    const base = { _id: 'a', origin_url: '/a', name: 'a', meta_data: null, date };
    return toContent({ ...message, type, attachments: types.map((each) => ({ ...base, type: each })) }).kind;
  };

  it('is the type of the message', () => {
    expect(of('message')).toBe('text');
    expect(toKind('message')).toBe('text');
    expect(toKind('audio')).toBe('audio');
    expect(of('emoji')).toBe('emoji');
    expect(of('image', 'image', 'video')).toBe('image');
    expect(of('file', 'image', 'file')).toBe('file');
  });

  it('is that of files where the server found something that is no picture', () => {
    expect(of('image', 'file')).toBe('file');
    expect(of('image', 'image', 'audio')).toBe('file');
  });

  it.each([
    ['large', 'application/octet-stream', 12_000, 'image'],
    ['format', 'image/heic', 4000, 'image'],
    ['format', 'application/octet-stream', undefined, 'image'],
    [undefined, 'application/octet-stream', 12_000, 'file'],
  ] as const)(
    'a picture that is a file says why: %s (%s, %s pixels wide, sent as %s)',
    (reason, mime, width, type) => {
      const attachment = {
        _id: 'a',
        type: 'file',
        origin_url: '/a',
        name: 'a.jpg',
        meta_data: { mime, width },
        date,
      } as const;
      const content = toContent({ ...message, type, attachments: [attachment] });
      expect(content).toMatchObject({ kind: 'file', attachments: [{ notShown: reason }] });
    },
  );
});

describe('toContent', () => {
  const picture: Message['attachments'][number] = {
    _id: 'a2',
    type: 'image',
    origin_url: '/api/file/a2',
    name: 'beach.jpg',
    meta_data: { width: 800, height: 600, size: 90_000, preview: '/api/file/a2s' },
    date,
  };

  it('carries pictures and files with what their sender measured', () => {
    const pictures = { ...message, type: 'image', attachments: [picture] } as const;
    expect(toContent({ ...pictures, attachments: [picture] })).toEqual({
      kind: 'image',
      attachments: [
        {
          id: 'a2',
          type: 'image',
          source: '/api/file/a2',
          previewSource: '/api/file/a2s',
          name: 'beach.jpg',
          width: 800,
          height: 600,
          size: 90_000,
        },
      ],
    });
  });

  it('carries the place, the person and the sticker of messages of these types', () => {
    const place = { place: 'Hanoi', latitude: 21, longitude: 105.8 };
    expect(toContent({ ...message, type: 'location', meta_data: place })).toEqual({
      kind: 'location',
      place,
    });
    const contact = { _id: 'ben', name: 'Ben', avatar: null, country: 'Italy' };
    expect(toContent({ ...message, type: 'contact', contact })).toEqual({
      kind: 'contact',
      contact: { id: 'ben', name: 'Ben', avatarUrl: null, country: 'Italy' },
    });
    const sticker = '/stickers/fluent/fox.svg';
    expect(toContent({ ...message, type: 'sticker', content: sticker })).toEqual({
      kind: 'sticker',
      source: sticker,
    });
  });

  it('shows no sticker from elsewhere', () => {
    const content = 'https://example.com/stickers/fluent/fox.svg';
    expect(toContent({ ...message, type: 'sticker', content })).toEqual({ kind: 'sticker', source: null });
  });

  it('shows the sticker that somebody added with its name, where it is a file of the server', () => {
    const content = `/api/file/${'0a'.repeat(20)}`;
    const own = { ...message, type: 'sticker', meta_data: { name: '🐱' } } as const;
    expect(toContent({ ...own, content })).toEqual({
      kind: 'sticker',
      source: content,
      name: '🐱',
      isPersonal: true,
    });
    const none = { kind: 'sticker', source: null };
    expect(toContent({ ...own, content: `https://example.com${content}` })).toEqual(none);
    expect(toContent({ ...own, content: `${content}?who=me` })).toEqual(none);
    expect(toContent({ ...own, content, meta_data: null })).toEqual(none);
  });

  it('is nothing but the kind for text and for recalled messages', () => {
    expect(toContent(message)).toEqual({ kind: 'text' });
    const recalled: Message = { ...message, type: 'image', attachments: [picture], recalled: true };
    expect(toContent(recalled)).toEqual({ kind: 'recalled' });
  });
});

describe('toCall', () => {
  it('takes only "1" for video and reads the seconds after the last colon', () => {
    expect(toCall({ call_type: '1', members_section: ['ana:65', 'ben:', 'cleo'] })).toEqual({
      isVideo: true,
      members: [
        { userId: 'ana', seconds: 65 },
        { userId: 'ben', seconds: 0 },
        { userId: 'cleo', seconds: null },
      ],
    });
    expect(toCall({ call_type: '0', members_section: [] }).isVideo).toBe(false);
  });
});

describe('toPreviewContent', () => {
  const last = { ...message, attachments: [] };

  it('names what a chat list says of files, sounds and calls', () => {
    const photo = { type: 'image', name: 'a.jpg', duration: null } as const;
    expect(toPreviewContent({ ...last, type: 'image', attachments: [photo] })).toEqual({
      kind: 'image',
      attachments: [{ type: 'image', name: 'a.jpg' }],
    });
    const sound = { type: 'audio', name: 'audio.mp3', duration: 3021 } as const;
    expect(toPreviewContent({ ...last, type: 'audio', attachments: [sound] })).toMatchObject({
      kind: 'audio',
      sound: { duration: 3021 },
    });
    const call_room = { call_type: '1', members_section: [] } as const;
    expect(
      toPreviewContent({ ...last, type: 'call', call_room: { ...call_room, members_section: [] } }),
    ).toEqual({
      kind: 'call',
      isVideo: true,
      members: [],
    });
  });

  it('is nothing but the kind for all others', () => {
    expect(toPreviewContent({ ...last, type: 'location' })).toEqual({ kind: 'location' });
    expect(toPreviewContent({ ...last, type: 'message' })).toEqual({ kind: 'text' });
    expect(toPreviewContent({ ...last, type: 'image', recalled: true })).toEqual({ kind: 'recalled' });
  });
});

describe('a poll', () => {
  const poll = {
    ...{ is_multiple: true, is_anonymous: false, ended_at: null, voter_count: 2 },
    ends_at: date,
    options: [
      { count: 2, is_own: true },
      { count: 0, is_own: false },
    ],
  };
  const asked: Message = { ...message, type: 'poll', content: 'Where?\nHere\nThere', poll };

  it('is how it stands for its reader', () => {
    expect(toContent(asked)).toEqual({
      kind: 'poll',
      poll: {
        ...{ isMultiple: true, isAnonymous: false, endedAt: null, voterCount: 2 },
        endsAt: Date.parse(date),
        options: [
          { count: 2, isOwn: true },
          { count: 0, isOwn: false },
        ],
      },
    });
    expect(toContent({ ...asked, recalled: true, poll: null })).toEqual({ kind: 'recalled' });
  });

  it('of a server that says nothing about it is unknown, like every type that is newer than the page', () => {
    expect(toContent({ ...asked, poll: null })).toEqual({ kind: 'unknown' });
    expect(toContent({ ...asked, type: 'hologram' as Message['type'] })).toEqual({ kind: 'unknown' });
  });
});
