import { describe, expect, it } from 'vitest';
import { allEvents } from './allEvents.ts';
import { callEvents } from './callEvents.ts';
import { chatEvents } from './chatEvents.ts';
import { formatTargetLanguages, parseTargetLanguages } from './formatTargetLanguages.ts';
import { speechEvents } from './speechEvents.ts';

const id = '019aa000-0000-7000-8000-000000000001';

describe('socket payloads', () => {
  it('take a bare id in place of the object', () => {
    expect(chatEvents.topicListen.payload.parse(id)).toEqual({ topic_id: id });
    expect(chatEvents.joinChat.payload.parse({ topic_id: id })).toEqual({ topic_id: id });
    expect(chatEvents.topicStopListen.payload.parse(id)).toEqual({ topic_id: id });
    expect(callEvents.callListen.payload.parse(id)).toEqual({ uuid: id });
  });

  it('refuse what is no id', () => {
    expect(chatEvents.topicListen.payload.safeParse('*').success).toBe(false);
    expect(chatEvents.topicListen.payload.safeParse(null).success).toBe(false);
  });

  it('take audio as a buffer or as bytes, up to two seconds', () => {
    const read = (audio: unknown) => speechEvents.speechStream.payload.safeParse({ uuid: id, audio });
    expect(read(new ArrayBuffer(4096)).data?.audio).toHaveLength(4096);
    expect(read(Buffer.alloc(4096)).success).toBe(true);
    expect(read(new Uint8Array(64_001)).success).toBe(false);
    expect(read('text').success).toBe(false);
  });
});

describe('events', () => {
  it.each(allEvents)('$id is named as acknowledged when it has the schema of an acknowledgement', (event) => {
    expect(event.acknowledged ?? false).toBe(event.ack !== undefined);
  });

  it('of clients have a limit, but for the two streams, which their domain limits by a budget', () => {
    const unlimited = allEvents.filter((event) => 'limit' in event && event.limit === null);
    expect(unlimited.map((event) => event.id)).toEqual([
      speechEvents.speechStream.id,
      speechEvents.speechText.id,
    ]);
  });
});

describe('target languages of the speech socket', () => {
  it('stand between hyphens, and are empty when all share one', () => {
    expect(formatTargetLanguages(['it', 'vi'])).toBe('-it-vi-');
    expect(formatTargetLanguages([])).toBe('');
    expect(parseTargetLanguages('-it-vi-')).toEqual(['it', 'vi']);
    expect(parseTargetLanguages('')).toEqual([]);
  });
});
