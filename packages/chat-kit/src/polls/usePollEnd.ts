import { systemClock } from '@franca/ui/core';
import { use, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { fromLocalFields, type LocalFields, toLocalFields } from '../core/time/localFields.ts';

/** When a poll ends: with its author, so many hours after it is sent, or at a moment that was chosen. */
export type PollEndChoice = 'never' | 'own' | `${number}`;

const hourMs = 3_600_000;

/** The end of a poll that is being written. */
export function usePollEnd() {
  const clock = use(ChatContext)?.clock ?? systemClock;
  const [openedAt] = useState(() => clock.now());
  const [choice, setChoice] = useState<PollEndChoice>('never');
  const [fields, setFields] = useState<LocalFields>(() => toLocalFields(openedAt + 24 * hourMs));
  const own = fromLocalFields(fields);
  return {
    ...{ choice, setChoice, fields, setFields, openedAt },
    /** The moment that the fields name, milliseconds since 1970; null where they name none. */
    own,
    /** Whether they name one that is over. */
    isPast: own !== null && own <= clock.now(),
    /** When the poll ends that is sent now, milliseconds since 1970; null: with its author; undefined: nothing possible is chosen. */
    read: (): number | null | undefined => {
      if (choice === 'never') return null;
      if (choice !== 'own') return clock.now() + Number(choice) * hourMs;
      return own !== null && own > clock.now() ? own : undefined;
    },
  };
}

/** The end of a poll that is being written. */
export type PollEnd = ReturnType<typeof usePollEnd>;
