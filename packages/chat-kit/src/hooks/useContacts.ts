import { useLoad } from '@franca/ui/kit';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { SharedContact } from '../core/model/Person.ts';
import { foldText } from '../core/search/findWords.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** The people to choose from, and how the request for them stands. */
export interface ContactsModel {
  /** Those of the last answer whose name contains what is written now, or null before the first. */
  readonly contacts: readonly SharedContact[] | null;
  /** Whether an answer for what is written now is still on its way. */
  readonly isLoading: boolean;
  /** Why the last request failed, or null. */
  readonly problem: string | null;
  /** Asks again. */
  readonly retry: () => void;
}

/**
 * Asks the backend for people whose name contains the text; those of the last answer who may be among the new ones stay until these are
 * loaded. The others go at once: a row that moves up while it is pressed gets no click.
 */
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
  const isLoading = isBehind || status === 'pending';
  const contacts = useMemo(() => {
    if (!isLoading || !result) return result?.contacts ?? null;
    const wanted = foldText(text.trim()).folded;
    return result.contacts.filter(({ name }) => foldText(name).folded.includes(wanted));
  }, [isLoading, result, text]);
  return {
    contacts,
    isLoading,
    problem: status === 'failed' ? reasonOf(error) : null,
    retry,
  };
}
