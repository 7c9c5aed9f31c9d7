import type { MessageType } from '@franca/contract';

/**
 * Types whose content is what somebody wrote in words: it is translated, and found by search. Of the others it is a name, a place, an
 * emoji, or nothing.
 */
export const writtenTypes: readonly MessageType[] = ['message', 'poll', 'image', 'file', 'audio'];

/** Types whose words their author may change: what was picked, said or asked is taken back and made anew. */
export const editableTypes: readonly MessageType[] = ['message', 'image', 'file'];
