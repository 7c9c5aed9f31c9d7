import { describe, expect, it } from 'vitest';
import { memoryChoiceStorage } from '../../adapters/memoryChoiceStorage.ts';
import { createTranslationChoices } from './createTranslationChoices.ts';

describe('translation choices', () => {
  it('begin with the translation', () => {
    expect(createTranslationChoices(memoryChoiceStorage()).viewOf('t', 'm')).toBe('translated');
  });

  it('begin with what the application shows where nothing was chosen', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    choices.setConversation('chosen', 'both');
    choices.setDefault('translated-only');
    expect(choices.viewOf('t', 'm')).toBe('translated-only');
    expect(choices.conversationView('t')).toBe('translated-only');
    expect(choices.viewOf('chosen', 'm')).toBe('both');
    choices.setConversation('t', 'translated');
    expect(choices.viewOf('t', 'm')).toBe('translated');
  });

  it('are remembered per message and per conversation across a reload', () => {
    const storage = memoryChoiceStorage();
    const before = createTranslationChoices(storage);
    before.setConversation('t', 'both');
    before.setMessage('t', 'm', 'original');
    const after = createTranslationChoices(storage);
    expect(after.viewOf('t', 'm')).toBe('original');
    expect(after.viewOf('t', 'other')).toBe('both');
    expect(after.viewOf('elsewhere', 'm')).toBe('translated');
  });

  it('for the conversation replace what was chosen for single messages', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    choices.setMessage('t', 'm', 'original');
    choices.setConversation('t', 'both');
    expect(choices.viewOf('t', 'm')).toBe('both');
  });

  it('follow what another device chose for the conversation, and keep what it says already', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    choices.followConversation('t', 'original');
    expect(choices.viewOf('t', 'm')).toBe('original');
    choices.setMessage('t', 'm', 'both');
    choices.followConversation('t', 'original');
    expect(choices.viewOf('t', 'm')).toBe('both');
    choices.followConversation('t', 'translated');
    expect(choices.viewOf('t', 'm')).toBe('translated');
  });

  it('keep the default of this device where no device chose anything', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    choices.setDefault('translated-only');
    choices.followConversation('t', 'translated');
    expect(choices.viewOf('t', 'm')).toBe('translated-only');
  });

  it('keep the newest 500 single choices of a conversation', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    for (let index = 0; index <= 500; index += 1) choices.setMessage('t', `m${index}`, 'original');
    expect(choices.viewOf('t', 'm0')).toBe('translated');
    expect(choices.viewOf('t', 'm1')).toBe('original');
  });

  it('survive broken stored values', () => {
    const storage = memoryChoiceStorage();
    storage.set('translation/t', 'sideways');
    storage.set('translation/t/messages', '{"broken');
    expect(createTranslationChoices(storage).viewOf('t', 'm')).toBe('translated');
  });

  it('notify listeners, with a new version', () => {
    const choices = createTranslationChoices(memoryChoiceStorage());
    const versions: number[] = [];
    choices.subscribe(() => versions.push(choices.getVersion()));
    choices.setMessage('t', 'm', 'both');
    choices.setConversation('t', 'original');
    expect(versions).toEqual([1, 2]);
  });
});
