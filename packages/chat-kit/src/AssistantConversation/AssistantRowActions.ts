import type { AssistantMessage } from '../core/assistant/AssistantPort.ts';
import type { ReadAloud } from '../hooks/useReadAloud.ts';

/** What can be done with a message of a conversation with the assistant; keep it the same object while nothing changes. */
export interface AssistantRowActions {
  /** Copies a text. */
  readonly copy: (text: string) => void;
  /** Reads texts aloud; null where the browser has no voice. */
  readonly aloud: ReadAloud | null;
  /** Takes a question to be changed and asked again; null where nothing can be asked. */
  readonly edit: ((message: AssistantMessage) => void) | null;
  /** Asks the refused question once more. */
  readonly retry: () => void;
  /** Gives the refused question up. */
  readonly discard: () => void;
  /** Opens the page of a source inside of the application; false where the browser is to open it. */
  readonly openSource: ((url: string) => boolean) | undefined;
  /** Opens the conversation between people that a question is about; undefined where that cannot be done. */
  readonly openQuoted: ((conversationId: string) => void) | undefined;
}
