import { filesContent } from '../attachments/filesContent.ts';
import type { KindContent } from '../model/KindContents.ts';
import type { QuotedMessage } from '../model/Message.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';
import type { OutboxDraft } from '../outbox/Outbox.ts';
import { isOnlyEmoji } from '../text/isOnlyEmoji.ts';
import { splitText } from '../text/splitText.ts';

/** What a person sends at once: words, chosen files, an answer to something. */
export interface WrittenMessage {
  /** The words, trimmed; empty where only files are sent. */
  readonly text: string;
  /** The files. */
  readonly files: readonly OutgoingFile[];
  /** The message that is answered, or null. */
  readonly replyTo: QuotedMessage | null;
}

/** One of the messages that come of it. */
export interface MessagePart extends Omit<OutboxDraft, 'topicId' | 'content'> {
  /** What it holds besides words. */
  readonly content: KindContent;
}

/** What the device could not store. */
export interface UnsentMessage {
  /** The texts of the messages that were still to come, in their order. */
  readonly parts: readonly string[];
  /** The files, unless an earlier part has taken them along. */
  readonly files: readonly OutgoingFile[];
  /** What was thrown. */
  readonly error: unknown;
}

/** Options of {@link sendInParts}. */
export interface SendInPartsOptions {
  /** Longest text of one message, in UTF-16 code units. Default: no limit. */
  readonly maxLength: number | undefined;
  /** Stores one message. */
  readonly send: (message: MessagePart) => Promise<void>;
}

function contentOf(text: string, files: readonly OutgoingFile[]): KindContent {
  if (files.length > 0) return filesContent(files);
  return { kind: isOnlyEmoji(text) ? 'emoji' : 'text' };
}

/**
 * Sends what was written as one message, or one after the other as several where it is too long; the first of them holds
 * the files and the quoted message. Resolves to what could not be stored, or null.
 */
export async function sendInParts(
  { text, files, replyTo }: WrittenMessage,
  { maxLength, send }: SendInPartsOptions,
): Promise<UnsentMessage | null> {
  const parts = splitText(text, maxLength);
  let extras = { files, replyTo };
  try {
    for (let part = parts[0]; part !== undefined; part = parts[0]) {
      await send({ text: part, replyTo: extras.replyTo, content: contentOf(part, extras.files) });
      parts.shift();
      extras = { files: [], replyTo: null };
    }
    return null;
  } catch (error) {
    return { parts, files: extras.files, error };
  }
}
