import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { SharedContact } from '../core/model/Person.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** The people to choose from, and how the request for them stands. */
export interface ContactsModel {
  /** Those of the last answer, or null before the first. */
  readonly contacts: readonly SharedContact[] | null;
  /** Whether an answer for what is written now is still on its way. */
  readonly isLoading: boolean;
  /** Why the last request failed, or null. */
  readonly problem: string | null;
  /** Asks again. */
  readonly retry: () => void;
}

interface Answer {
  query: string | null;
  contacts: readonly SharedContact[] | null;
  problem: string | null;
}

/** Asks the backend for people whose name holds the text; those of the last answer stay until the new ones are loaded. */
export function useContacts(text: string): ContactsModel {
  const { port } = useChat();
  const query = useDeferredValue(text.trim());
  const [answer, setAnswer] = useState<Answer>({ query: null, contacts: null, problem: null });
  const asked = useRef<AbortController | null>(null);

  const ask = useCallback((): void => {
    asked.current?.abort();
    const request = new AbortController();
    asked.current = request;
    const { signal } = request;
    setAnswer((before) => (before.problem === null ? before : { ...before, query: null, problem: null }));
    const found = port.contacts?.search({ query }, { signal }) ?? Promise.resolve([]);
    found.then(
      (contacts) => signal.aborted || setAnswer({ query, contacts, problem: null }),
      (error: unknown) => {
        const problem = reasonOf(error);
        if (!signal.aborted) setAnswer((before) => ({ ...before, query, problem }));
      },
    );
  }, [port, query]);

  useEffect(() => {
    ask();
    return () => asked.current?.abort();
  }, [ask]);

  const isLoading = answer.query !== text.trim();
  return { contacts: answer.contacts, isLoading, problem: answer.problem, retry: ask };
}
