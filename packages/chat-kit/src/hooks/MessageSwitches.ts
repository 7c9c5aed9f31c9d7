/**
 * Which things can be done with messages, by name: `false` takes one away, also from the menu and from the bar of several chosen
 * messages. What is left out is offered where the port has it.
 */
export interface MessageSwitches {
  /** Answering one. */
  readonly reply?: boolean | undefined;
  /** Copying its words. */
  readonly copy?: boolean | undefined;
  /** Changing the words of an own one. */
  readonly edit?: boolean | undefined;
  /** Reacting to one with an emoji; the reactions of others are shown all the same. */
  readonly react?: boolean | undefined;
  /** Starring one for the viewer. */
  readonly star?: boolean | undefined;
  /** Pinning one for everybody, and unpinning it. */
  readonly pin?: boolean | undefined;
  /** Forwarding one to other people. */
  readonly forward?: boolean | undefined;
  /** Choosing several. */
  readonly select?: boolean | undefined;
  /** Deleting one for the viewer alone. */
  readonly hide?: boolean | undefined;
  /** Recalling an own one for everybody. */
  readonly recall?: boolean | undefined;
  /** Voting in polls, and ending own ones. */
  readonly poll?: boolean | undefined;
  /** Adding the own sticker of somebody to those of the viewer. */
  readonly keepSticker?: boolean | undefined;
  /** Proposing a better translation of one. */
  readonly correct?: boolean | undefined;
  /** Calling back from the record of a call. */
  readonly call?: boolean | undefined;
  /** Asking again for a translation. */
  readonly retryTranslation?: boolean | undefined;
}

/** What others in the conversation would notice. */
const ofWriters: MessageSwitches = {
  reply: false,
  edit: false,
  react: false,
  poll: false,
  pin: false,
  recall: false,
  correct: false,
  call: false,
};

/** The switches of a conversation: where it can only be read, everything that others would notice is off unless `actions` says otherwise. */
export function switchesOf(isReadOnly: boolean, actions: MessageSwitches = {}): MessageSwitches {
  return isReadOnly ? { ...ofWriters, ...actions } : actions;
}
