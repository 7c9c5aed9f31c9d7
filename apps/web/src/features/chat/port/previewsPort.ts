import type { ChatDataPort, TranslationPreview } from '@franca/chat-kit';
import { limits, type TranslationPreview as WirePreview } from '@franca/contract';
import { api } from '../../../lib/data/api.ts';
import { readLanguages } from './readLanguages.ts';

/** @throws Error where the engine does not work now */
function toPreview({ state, text, grade, back }: WirePreview): TranslationPreview {
  if (state === 'none') return { kind: 'same' };
  if (state === 'failed') throw new Error('The engine does not work now.');
  if (text === null) return { kind: 'missing' };
  return { kind: 'translated', text, grade, back: back?.text ?? null };
}

/** What others would read of a text that is being written. */
export const previewsPort = {
  maxTextLength: limits.previewedText,
  languages: readLanguages,
  read: async ({ topicId, text, language, edited, isBack }, { signal }) => {
    const body = { topic_id: topicId, text, language, chat_id: edited, is_back: isBack };
    return toPreview(await api.chat.previewTranslation({ body, signal }));
  },
} satisfies ChatDataPort['previews'];
