import { useLoad } from '@franca/ui/kit';
import { useCallback, useDeferredValue } from 'react';
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

/** Asks the backend for people whose name contains the text; those of the last answer stay until the new ones are loaded. */
export function useContacts(text: string): ContactsModel {
  const { port } = useChat();
  const query = useDeferredValue(text.trim());
  const { status, result, error, retry } = useLoad(
    useCallback(
      async ({ signal }) => ({ query, contacts: (await port.contacts?.search({ query }, { signal })) ?? [] }),
      [port, query],
    ),
  );
  const isBehind = query !== text.trim() || (status === 'succeeded' && result.query !== query);
  return {
    contacts: result?.contacts ?? null,
    isLoading: isBehind || status === 'pending',
    problem: status === 'failed' ? reasonOf(error) : null,
    retry,
  };
}
