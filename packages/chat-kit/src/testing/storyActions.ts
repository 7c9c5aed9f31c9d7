import { fn } from 'storybook/test';
import type { MessageActions } from '../hooks/MessageActions.ts';

/** Actions that only remember that they were called, for stories. */
export function storyActions(): MessageActions {
  return {
    reply: fn(),
    copy: fn(),
    recall: fn(),
    retry: fn(),
    discard: fn(),
    setView: fn(),
    retryTranslation: fn(),
    correct: fn(),
    react: fn(),
    forward: fn(),
    openContact: fn(),
    jumpTo: fn(),
  };
}
