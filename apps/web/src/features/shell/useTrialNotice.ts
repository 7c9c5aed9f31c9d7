import { useToast } from '@franca/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DialogName } from '../../lib/chatAddress/chatAddress.ts';
import { useText } from '../../strings/texts.ts';

/**
 * With `show=card` in the address: the toast of the trial, once, and the account dialog, which reads the rest of the
 * address. The entry then names the dialog, so that a reload does not say it again.
 */
export function useTrialNotice(): void {
  const text = useText();
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const isTrial = query.get('show') === 'card' && query.get('dialog') !== ('account' satisfies DialogName);
  const isShown = useRef(false);
  useEffect(() => {
    // Once: the address is cleaned only after a few more renders.
    if (!isTrial || isShown.current) return;
    isShown.current = true;
    toast.error(text('billing.cardForTrial'));
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('dialog', 'account' satisfies DialogName);
        return after;
      },
      { replace: true },
    );
  }, [isTrial, setQuery, text, toast]);
}
