/**
 * Why the assistant did not do something: `plan`, the plan does not include it; `limit`, asked as often as the plan allows; `busy`,
 * it is still writing elsewhere; `unavailable`, its engine does not answer; `gone`, the conversation was deleted; `changed`, the messages
 * that it was asked about are others now than were shown; `offline`, no connection; `other`.
 */
export type AssistantProblemReason =
  | 'plan'
  | 'limit'
  | 'busy'
  | 'unavailable'
  | 'gone'
  | 'changed'
  | 'offline'
  | 'other';

/** Why the assistant did not do something, as a screen shows it. */
export interface AssistantProblem {
  /** The reason, for what is offered with it. */
  readonly reason: AssistantProblemReason;
  /** A sentence for people in the interface language; null: the kit has one for the reason. */
  readonly sentence: string | null;
  /** When it is worth trying again, milliseconds since 1970; null where nobody knows. */
  readonly retryAt: number | null;
}

/** What a port rejects with, so that a screen can offer what helps. */
export class AssistantError extends Error implements AssistantProblem {
  readonly reason: AssistantProblemReason;
  readonly sentence: string | null;
  readonly retryAt: number | null;

  /**
   * @param reason why
   * @param sentence for people, in the interface language
   * @param retryAt milliseconds since 1970
   */
  constructor(reason: AssistantProblemReason, sentence: string | null = null, retryAt: number | null = null) {
    super(sentence ?? `The assistant refused: ${reason}`);
    this.name = 'AssistantError';
    this.reason = reason;
    this.sentence = sentence;
    this.retryAt = retryAt;
  }
}

/** The problem behind whatever a port has rejected with. */
export function problemOf(error: unknown): AssistantProblem {
  if (error instanceof AssistantError) {
    return { reason: error.reason, sentence: error.sentence, retryAt: error.retryAt };
  }
  return { reason: 'other', sentence: error instanceof Error ? error.message : null, retryAt: null };
}
