import { memoryChoiceStorage } from '@franca/chat-kit';
import type { ReadingReach } from '@franca/contract';
import { expect, it } from 'vitest';
import { createReachNotes } from './createReachNotes.ts';

const to = (language: string, reach: ReadingReach['reach']): ReadingReach => ({
  source: 'en',
  language,
  reach,
  people: [{ _id: 'o', name: 'Omar' }],
  people_count: 1,
});

it('says once per conversation and language that there is no translation, also after a reload', () => {
  const storage = memoryChoiceStorage();
  const notes = createReachNotes(storage);
  expect(notes.take('t', [to('ar', 'none'), to('es', 'all')])).toEqual([to('ar', 'none')]);
  expect(notes.take('t', [to('ar', 'none')])).toEqual([]);
  expect(createReachNotes(storage).take('t', [to('ar', 'none')])).toEqual([]);
  expect(notes.take('t', [to('ar', 'none'), to('vi', 'phrases')])).toEqual([to('vi', 'phrases')]);
  expect(notes.take('elsewhere', [to('ar', 'none')])).toEqual([to('ar', 'none')]);
});

it('says once that translation works when an engine has come, and never where it always did', () => {
  const notes = createReachNotes(memoryChoiceStorage());
  expect(notes.take('t', [to('ar', 'all')])).toEqual([]);
  notes.take('t', [to('ar', 'none')]);
  expect(notes.take('t', [to('ar', 'all')])).toEqual([to('ar', 'all')]);
  expect(notes.take('t', [to('ar', 'all')])).toEqual([]);
  expect(notes.take('t', [to('ar', 'none')])).toEqual([to('ar', 'none')]);
});

it('is not confused by what somebody else stored', () => {
  const storage = memoryChoiceStorage();
  storage.set('reach/t', '{"en ar"');
  expect(createReachNotes(storage).take('t', [to('ar', 'none')])).toHaveLength(1);
});
