import type { ChatMessage } from '@franca/chat-kit';

/** A kept transcript, as the address of its dialog names it: the key of its file, and the words that somebody comes for. */
export interface TranscriptPlace {
  readonly key: string;
  readonly words: string;
}

/** Where a file of this server lies. */
export const fileOf = (key: string): string => `/api/file/${key}`;

/** The words of the last message that was gone to from a search. */
let found = { chatId: '', words: '' };

/** Notes for which words a message is gone to: its transcript is opened at them. */
export function noteFoundWords(chatId: string, words = ''): void {
  found = { chatId, words };
}

type Files = Extract<ChatMessage['content'], { readonly kind: 'file' }>['attachments'];

/** The subject of the dialog that shows the transcript of a message; null for a message without one, or one that is still being sent. */
export function transcriptSubject(chatId: string, files: Files): string | null {
  const file = files.find(({ type, name }) => type === 'file' && /\.vtt$/i.test(name));
  const source = typeof file?.source === 'string' ? file.source : '';
  const key = /\/api\/file\/([0-9a-f]{40})$/.exec(source)?.[1];
  if (!key) return null;
  return found.chatId === chatId && found.words ? `${key}.${found.words}` : key;
}

/** What a subject names; null for anything else, which somebody may have written into a link. */
export function readSubject(subject: string | null): TranscriptPlace | null {
  const [, key, words = ''] = /^([0-9a-f]{40})(?:\.(.*))?$/s.exec(subject ?? '') ?? [];
  return key ? { key, words } : null;
}
