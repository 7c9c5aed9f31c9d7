import { describe, expect, it } from 'vitest';
import { createTranscriptMemory, type Remembered, type SentLine } from './createTranscriptMemory.ts';

const sent = (id: string, data = 'word', more: Partial<SentLine> = {}): SentLine => ({
  id,
  userId: '00000000-0000-4000-8000-000000000000',
  data,
  isFinal: true,
  isTranslated: false,
  language: 'en',
  ...more,
});
const line = (id: string, at = 0, data?: string): Remembered => ({
  kind: 'line',
  at,
  line: sent(id, data),
  translations: new Map(),
});
const begun = new Date(1000);
const idsOf = (items: readonly Remembered[] = []) =>
  items.map((item) => (item.kind === 'line' ? item.line.id : item.gap.id));

describe('the memory of transcripts', () => {
  it('keeps what was said in its order, with the newest translation of each language', () => {
    const memory = createTranscriptMemory();
    memory.add('call', begun, line('one'));
    memory.add('call', begun, line('two'));
    memory.addTranslation('call', sent('one', 'uno', { language: 'es', isTranslated: true }));
    memory.addTranslation('call', sent('three', 'tres', { language: 'es', isTranslated: true }));
    const run = memory.of('call');
    expect(idsOf(run?.items)).toEqual(['one', 'two']);
    const [first] = run?.items ?? [];
    expect(first?.kind === 'line' && first.translations.get('es')?.data).toBe('uno');
    expect(run?.droppedUntil).toBeUndefined();
  });

  it('forgets a transcript when another one of the call begins', () => {
    const memory = createTranscriptMemory();
    memory.add('call', begun, line('one'));
    memory.add('call', new Date(2000), line('two'));
    expect(idsOf(memory.of('call')?.items)).toEqual(['two']);
    memory.forget('call');
    expect(memory.calls()).toEqual([]);
  });

  it('is bounded for each call, and says until when something is missing', () => {
    const memory = createTranscriptMemory({ maxItems: 3 });
    for (let index = 0; index < 5; index += 1) memory.add('call', begun, line(`n${index}`, index));
    expect(idsOf(memory.of('call')?.items)).toEqual(['n2', 'n3', 'n4']);
    expect(memory.of('call')?.droppedUntil).toBe(1);
  });

  it('is bounded for all calls, of which the quietest gives way', () => {
    const memory = createTranscriptMemory({ maxCharacters: 1000 });
    memory.add('quiet', begun, line('one', 1, 'a'.repeat(400)));
    for (let index = 0; index < 20; index += 1)
      memory.add('loud', begun, line(`n${index}`, index, 'b'.repeat(100)));
    expect(memory.of('quiet')).toBeUndefined();
    expect(idsOf(memory.of('loud')?.items)).toEqual(['n14', 'n15', 'n16', 'n17', 'n18', 'n19']);
  });
});
