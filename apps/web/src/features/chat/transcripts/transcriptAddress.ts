import type { ChatMessage } from '@franca/chat-kit';
import { fileKey } from '../../../lib/fileAddress.ts';

/** A kept transcript, as the address of its dialog names it: the key of its file, and the words that somebody comes for. */
export interface TranscriptPlace {
  readonly key: string;
  readonly words: string;
}

type Files = Extract<ChatMessage['content'], { readonly kind: 'file' }>['attachments'];

/**
 * The subject of the dialog that shows the transcript among the files of a message, opened at `words` where somebody searched for them;
 * null where there is none, or it is still being sent.
 */
export function transcriptSubject(files: Files, words = ''): string | null {
  const file = files.find(({ type, name }) => type === 'file' && /\.vtt$/i.test(name));
  const source = typeof file?.source === 'string' ? file.source : '';
  const key = fileKey(source);
  if (!key) return null;
  return words ? `${key}.${words}` : key;
}

/** What a subject names; null for anything else, which somebody may have written into a link. */
export function readSubject(subject: string | null): TranscriptPlace | null {
  const [, key, words = ''] = /^([0-9a-f]{40})(?:\.(.*))?$/s.exec(subject ?? '') ?? [];
  return key ? { key, words } : null;
}
