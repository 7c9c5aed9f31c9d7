import { useToast } from '@franca/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../strings/useText.ts';

/** With `show=card` in the address: the toast of the trial, once, and the account dialog (spec 1 §2, readings A17). */
export function useTrialNotice(openAccount: () => void): void {
  const text = useText();
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const isTrial = query.get('show') === 'card';
  const isShown = useRef(false);
  useEffect(() => {
    // Once: the address is cleaned only after a few more renders.
    if (!isTrial || isShown.current) return;
    isShown.current = true;
    toast.error(text('cardForTrial'));
    openAccount();
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['show', 'package_name', 'package_price']) after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [isTrial, openAccount, setQuery, text, toast]);
}
