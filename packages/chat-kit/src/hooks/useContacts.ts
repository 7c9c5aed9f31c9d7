import { useDeferredValue, useEffect, useReducer, useState } from 'react';
import type { SharedContact } from '../core/model/Person.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** The people to choose from, and how the question for them stands. */
export interface ContactsModel {
  /** Those of the last answer, or null before the first. */
  readonly contacts: readonly SharedContact[] | null;
  /** Whether an answer for what is written now is still on its way. */
  readonly isLoading: boolean;
  /** Why the last question got no answer, or null. */
  readonly problem: string | null;
  /** Asks again. */
  readonly retry: () => void;
}

interface Answer {
  query: string | null;
  contacts: readonly SharedContact[] | null;
  problem: string | null;
}

/** Asks the backend for people whose name holds the text; those of the last answer stay until the new ones are here. */
export function useContacts(text: string): ContactsModel {
  const { port } = useChat();
  const query = useDeferredValue(text.trim());
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<Answer>({ query: null, contacts: null, problem: null });

  // Another attempt is another question, though it is about the same words.
  useEffect(() => {
    let isCurrent = attempt >= 0;
    setAnswer((before) => (before.problem === null ? before : { ...before, query: null, problem: null }));
    const asked = port.fetchContacts?.({ query }) ?? Promise.resolve([]);
    asked.then(
      (contacts) => isCurrent && setAnswer({ query, contacts, problem: null }),
      (error: unknown) => {
        const problem = reasonOf(error);
        if (isCurrent) setAnswer((before) => ({ ...before, query, problem }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [port, query, attempt]);

  const isLoading = answer.query !== text.trim();
  return { contacts: answer.contacts, isLoading, problem: answer.problem, retry };
}
