import { formatText, type TextFunction } from '@franca/ui/i18n';
import { describe, expect, it } from 'vitest';
import type { TopicPreview } from '../core/model/Topic.ts';
import { createKinds } from '../kinds/createKinds.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import { en } from '../strings/en.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { previewText } from './previewText.ts';

const text: TextFunction<FirstTextKey> = (key, values) => formatText(en[key], values, 'en');

const options = { viewerId: 'viewer', text, locale: 'en', kinds: createKinds() };

const say = (last: Partial<TopicPreview>, isGroup = false) => {
  const lastMessage: TopicPreview = {
    content: { kind: 'text' },
    text: '',
    language: null,
    translation: { kind: 'none' },
    authorId: 'lucia',
    authorName: 'Lucía',
    sentAt: 0,
    isRecalled: false,
    ...last,
  };
  const preview = previewText(demoTopic({ lastMessage, isGroup }), options);
  return preview && (preview.speaker ? `${preview.speaker}: ${preview.text}` : preview.text);
};

const file = (type: 'image' | 'video' | 'audio' | 'file', name = 'x') => ({ type, name });
const sound = (duration: number | null) => ({ source: '', duration, peaks: null });

describe('the preview of a conversation', () => {
  it('says photos and videos with their number', () => {
    expect(say({ content: { kind: 'image' } })).toBe('Photo');
    expect(say({ content: { kind: 'image', attachments: [file('image')] } })).toBe('Photo');
    expect(say({ content: { kind: 'image', attachments: [file('image'), file('image')] } })).toBe('2 photos');
    expect(say({ content: { kind: 'image', attachments: [file('video')] } })).toBe('Video');
    expect(say({ content: { kind: 'image', attachments: [file('image'), file('video')] } })).toBe(
      '1 photo, Video',
    );
  });

  it('says the name of a file and the length of a voice message', () => {
    expect(say({ content: { kind: 'file', attachments: [file('file', 'plan.pdf')] } })).toBe('plan.pdf');
    expect(say({ content: { kind: 'file', attachments: [file('file', 'plan.pdf'), file('file')] } })).toBe(
      'plan.pdf +1',
    );
    expect(say({ content: { kind: 'file', attachments: [file('file', 'photo\u202Egnp.exe')] } })).toBe(
      'photognp.exe',
    );
    expect(say({ content: { kind: 'audio', sound: sound(62_000) } })).toBe('Voice message · 1:02');
    // As the player says it, to the nearest second.
    expect(say({ content: { kind: 'audio', sound: sound(62_700) } })).toBe('Voice message · 1:03');
    expect(say({ content: { kind: 'audio', sound: sound(null) } })).toBe('Voice message');
  });

  it('says what else was sent', () => {
    expect(say({ content: { kind: 'location' } })).toBe('Location');
    expect(say({ content: { kind: 'contact' } })).toBe('Contact');
    expect(say({ content: { kind: 'emoji' }, text: '🎂' })).toBe('🎂');
    expect(say({ isRecalled: true, text: 'x' })).toBe('Message recalled');
    expect(say({ isRecalled: true, authorId: 'viewer' })).toBe('You recalled a message');
  });

  it('says the question of a poll alone, and the words of a kind that is not known', () => {
    const lines = 'Where *now*?\nHere\nThere';
    expect(say({ content: { kind: 'poll' }, text: lines })).toBe('📊 Where *now*?');
    // What a client of before polls makes of one: its lines, as a text.
    expect(say({ content: { kind: 'unknown' }, text: 'Where?\nHere' })).toContain('Where?');
    expect(say({ content: { kind: 'unknown' } })).toBe('This message cannot be shown here');
  });

  it('says a call as missed or with its length', () => {
    const members = (seconds: number | null) => [
      { userId: 'viewer', seconds: 65 },
      { userId: 'lucia', seconds },
    ];
    expect(say({ content: { kind: 'call', isVideo: true, members: members(62) } })).toBe(
      'Video call · 1 min 2 sec',
    );
    expect(say({ content: { kind: 'call', isVideo: false, members: members(null) } })).toBe('Missed call');
  });

  it('says who speaks for own messages and in groups', () => {
    expect(say({ text: 'Hi', authorId: 'viewer' })).toBe('You: Hi');
    expect(say({ text: 'Hi' }, true)).toBe('Lucía: Hi');
    expect(say({ text: 'Hi' })).toBe('Hi');
  });

  it('is in the reader’s language and says from which one it was translated', () => {
    const translation = { kind: 'done', text: '**Yes**', source: 'es', target: 'en', engine: null } as const;
    const lastMessage = { ...demoTopic().lastMessage, text: '**Sí**', language: 'es', translation };
    const topic = demoTopic({ lastMessage: lastMessage as TopicPreview });
    expect(previewText(topic, options)).toEqual({
      text: 'Yes',
      language: 'en',
      translatedFrom: 'es',
      translation,
      speaker: null,
    });
    expect(previewText(demoTopic({ lastMessage: null }), options)).toBeNull();
  });
});
