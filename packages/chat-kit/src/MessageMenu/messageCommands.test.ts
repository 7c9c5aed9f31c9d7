import { describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { type MessageCommandsOptions, messageCommands } from './messageCommands.ts';

const actions: MessageActions = {
  reply: vi.fn(),
  copy: vi.fn(),
  edit: vi.fn(),
  hide: vi.fn(),
  star: vi.fn(),
  pin: vi.fn(),
  isPinned: (chatId) => chatId === 'pinned',
  recall: vi.fn(),
  retry: vi.fn(),
  discard: vi.fn(),
  setView: vi.fn(),
  retryTranslation: vi.fn(),
  correct: vi.fn(),
  forward: vi.fn(),
  keepSticker: vi.fn(),
  jumpTo: vi.fn(),
};
const stored: ChatMessage = {
  ...demoMessage(1, { topicId: 't', newestAt: 1, count: 1 }),
  text: 'hello',
  translation: { kind: 'none' },
  delivery: { kind: 'sent' },
};
const base: MessageCommandsOptions = { isOwn: false, view: 'translated', actions, canForward: true };

function labels(message: Partial<ChatMessage>, options: Partial<MessageCommandsOptions> = {}): string[] {
  const commands = messageCommands({ ...stored, ...message }, { ...base, ...options });
  return Object.values(commands)
    .flat()
    .map(({ label }) => label);
}
const translated = { text: 'hola', source: 'en', target: 'es', engine: null };

describe('the commands of a message', () => {
  it('answer, copy and forward what is stored, and take back what is one’s own', () => {
    expect(labels({})).toEqual(['reply', 'copy', 'star', 'pin', 'forward', 'hide']);
    expect(labels({}, { isOwn: true })).toEqual([
      'reply',
      'copy',
      'star',
      'pin',
      'forward',
      'correctTranslation',
      'hide',
      'recall',
    ]);
  });

  it('change the words of what may be changed now', () => {
    expect(labels({}, { isOwn: true, canEdit: true })).toEqual([
      'reply',
      'copy',
      'edit',
      'star',
      'pin',
      'forward',
      'correctTranslation',
      'hide',
      'recall',
    ]);
    expect(labels({}, { isOwn: true, canEdit: false })).not.toContain('edit');
  });

  it('star a message, or take the star away, until it is recalled', () => {
    expect(labels({ isStarred: true })).toContain('unstar');
    expect(labels({ isRecalled: true })).not.toContain('star');
    expect(labels({ seq: null })).not.toContain('star');
  });

  it('pin a message, or unpin it', () => {
    expect(labels({ chatId: 'pinned' })).toContain('unpin');
    expect(labels({ isRecalled: true })).not.toContain('pin');
  });

  it('correct the translation that a reader has or misses, and that of one’s own words', () => {
    const missing = { source: 'es', target: 'en' };
    const done: ChatMessage['translation'] = { kind: 'done', ...translated };
    for (const translation of [done, { kind: 'unavailable', ...missing }] as const)
      expect(labels({ translation })).toContain('correctTranslation');
    for (const translation of [{ kind: 'none' }, { kind: 'not-included', ...missing }] as const)
      expect(labels({ translation })).not.toContain('correctTranslation');
    expect(labels({}, { isOwn: true })).toContain('correctTranslation');
    expect(labels({ text: '' }, { isOwn: true })).not.toContain('correctTranslation');
    expect(labels({ isRecalled: true, translation: done })).not.toContain('correctTranslation');
  });

  it('copy nothing where there are no words', () => {
    expect(labels({ text: '' })).toEqual(['reply', 'star', 'pin', 'forward', 'hide']);
  });

  it('forward neither what was recalled nor kinds that cannot go to others', () => {
    expect(labels({ isRecalled: true })).not.toContain('forward');
    expect(labels({}, { canForward: false })).not.toContain('forward');
  });

  it('cancel a message on its way, and retry or delete one that failed', () => {
    const pending = { seq: null } as const;
    expect(labels({ ...pending, delivery: { kind: 'queued' } }, { isOwn: true })).toEqual([
      'copy',
      'cancelSending',
    ]);
    expect(labels({ ...pending, delivery: { kind: 'failed', reason: 'No.' } }, { isOwn: true })).toEqual([
      'copy',
      'retry',
      'deleteUnsent',
    ]);
    const refused = { kind: 'failed', reason: 'No.', isFinal: true } as const;
    expect(labels({ ...pending, delivery: refused }, { isOwn: true })).toEqual(['copy', 'deleteUnsent']);
  });

  it('choose between original and translation where both stand, and mark the present choice', () => {
    const message: ChatMessage = { ...stored, translation: { kind: 'done', ...translated } };
    const { views } = messageCommands(message, { ...base, view: 'both' });
    expect(views.map(({ label, checked }) => [label, checked])).toEqual([
      ['selectTranslation', false],
      ['original', false],
      ['both', true],
    ]);
    views[1]?.run(message);
    expect(actions.setView).toHaveBeenCalledWith(message, 'original');
  });

  it('leave out the original of a rough translation when the translation alone is chosen', () => {
    const translation = { kind: 'done', ...translated, grade: 'rough' } as const;
    const message: ChatMessage = { ...stored, translation };
    const { views } = messageCommands(message, { ...base, view: 'translated' });
    expect(views.map(({ checked }) => checked)).toEqual([false, false, true]);
    views[0]?.run(message);
    expect(actions.setView).toHaveBeenCalledWith(message, 'translated-only');
  });

  it('ask again for a translation that is missing or out of date', () => {
    const missing = { source: null, target: null };
    expect(labels({ translation: { kind: 'failed', ...missing } })).toContain('retryTranslation');
    expect(labels({ translation: { kind: 'unavailable', ...missing } })).toContain('retryTranslation');
    for (const reason of ['no-engine', 'text'] as const)
      expect(labels({ translation: { kind: 'unavailable', reason, ...missing } })).not.toContain(
        'retryTranslation',
      );
    expect(labels({ translation: { kind: 'failed', reason: 'down', ...missing } })).toContain(
      'retryTranslation',
    );
    expect(labels({ translation: { kind: 'stale', ...translated } })).toContain('retryTranslation');
    expect(labels({ translation: { kind: 'done', ...translated } })).not.toContain('retryTranslation');
  });

  it('offer nothing that the backend cannot do', () => {
    const { reply, copy, retry, discard, setView, jumpTo } = actions;
    const few: MessageActions = { reply, copy, retry, discard, setView, jumpTo };
    expect(
      labels({ translation: { kind: 'failed', source: null, target: null } }, { isOwn: true, actions: few }),
    ).toEqual(['reply', 'copy']);
  });

  it('keep the sticker that somebody else added', () => {
    const own = { kind: 'sticker', source: '/s.webp', name: '', isPersonal: true } as const;
    const sticker = { text: '', content: own };
    expect(labels(sticker)).toContain('stickerKeep');
    expect(labels(sticker, { isOwn: true })).not.toContain('stickerKeep');
    expect(labels({ ...sticker, isRecalled: true })).not.toContain('stickerKeep');
    expect(labels({ ...sticker, seq: null })).not.toContain('stickerKeep');
    expect(labels({ text: '', content: { kind: 'sticker', source: '/fox.svg' } })).not.toContain(
      'stickerKeep',
    );
    const without = { ...actions, keepSticker: undefined };
    expect(labels(sticker, { actions: without })).not.toContain('stickerKeep');
  });
});
