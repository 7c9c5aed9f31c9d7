import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKinds } from '../../kinds/createKinds.ts';
import { demoMessage } from '../../testing/demoMessage.ts';
import { demoPeople } from '../../testing/demoPeople.ts';
import type { ChatMessage } from '../model/Message.ts';
import { findMessages } from './findMessages.ts';
import { findWords } from './findWords.ts';

const found = (text: string, words: string) =>
  findWords(text, words).map(({ start, end }) => text.slice(start, end));

function message(seq: number, over: Partial<ChatMessage> = {}): ChatMessage {
  const snapshot = demoMessage(seq, { topicId: 'demo', newestAt: 1_800_000_000_000, count: 10 });
  return { ...snapshot, delivery: { kind: 'sent' }, ...over };
}

describe('finding words in a text', () => {
  it('minds neither capitals nor accents, in either of the two', () => {
    expect(found('¿Dónde está la ESTACIÓN?', 'estacion')).toEqual(['ESTACIÓN']);
    expect(found('Where is the station?', 'STÁTION')).toEqual(['station']);
    expect(found('Tối nay ăn phở nhé? Đâu?', 'dau')).toEqual(['Đâu']);
    expect(found('Straße', 'strasse')).toEqual(['Straße']);
  });

  it('finds Arabic with and without its vowel signs and its forms of alef', () => {
    expect(found('كَتَبَ أحمد', 'كتب')).toEqual(['كَتَبَ']);
    expect(found('سأكون في المقهى', 'ساكون')).toEqual(['سأكون']);
    expect(found('ٱلْبَيْت', 'البيت')).toEqual(['ٱلْبَيْت']);
    expect(found('في المدرسة', 'مدرسه')).toEqual(['مدرسة']);
    expect(found('الساعة ٧:٣٠', '7:30')).toEqual(['٧:٣٠']);
  });

  it('takes accents that are written as signs of their own with their letter', () => {
    expect(found('cafe\u0301 noir', 'café')).toEqual(['cafe\u0301']);
  });

  it('finds every place, and none for empty words', () => {
    expect(found('ananas banana', 'ana')).toEqual(['ana', 'ana']);
    expect(found('anything', '  ')).toEqual([]);
  });

  it('keeps the vowels of writing that is nothing without them', () => {
    expect(found('कि', 'का')).toEqual([]);
  });

  it('finds every text in itself, whatever stands around it', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => found(text, text).length > 0);
    fc.assert(
      fc.property(word, fc.string(), (text, before) => {
        const ranges = findWords(`${before} ${text}`, text);
        expect(ranges.length).toBeGreaterThan(0);
        for (const { start, end } of ranges) expect(end).toBeGreaterThan(start);
      }),
    );
  });
});

describe('finding messages', () => {
  it('looks into what was written and into its translation, newest first', () => {
    const translation = {
      kind: 'done',
      text: 'The old station',
      source: 'es',
      target: 'en',
      engine: null,
    } as const;
    const messages = [
      message(1, { text: 'La estación vieja', translation }),
      message(2, { text: 'Nothing', translation: { kind: 'none' } }),
      message(3, { text: 'Old town', translation: { kind: 'none' } }),
    ];
    expect(findMessages(messages, 'old')).toEqual([
      { chatId: messages[2]?.chatId, inOriginal: true, inTranslation: false },
      { chatId: messages[0]?.chatId, inOriginal: false, inTranslation: true },
    ]);
    expect(findMessages(messages, 'estacion').map(({ chatId }) => chatId)).toEqual([messages[0]?.chatId]);
    expect(findMessages(messages, '')).toEqual([]);
  });

  it('finds files, places and people by their names, and nothing that was recalled', () => {
    const attachments = [{ id: 'f', type: 'file', source: '/x', name: 'Vertrag.pdf' }] as const;
    const file = message(1, { text: '', content: { kind: 'file', attachments } });
    const contact = message(2, { text: '', content: { kind: 'contact', contact: demoPeople.linh } });
    const place = { place: 'Vertragshafen', latitude: 1, longitude: 1 };
    const location = message(3, { text: '', content: { kind: 'location', place } });
    const kinds = createKinds();
    const find = (shown: ChatMessage[], words: string) =>
      findMessages(shown, words, (content) => kinds.of(content.kind).searchTexts?.(content) ?? []);
    expect(find([file, contact, location], 'vertrag')).toHaveLength(2);
    expect(find([file, contact, location], 'nguyen')).toHaveLength(1);
    expect(find([{ ...file, isRecalled: true }], 'vertrag')).toEqual([]);
  });
});
