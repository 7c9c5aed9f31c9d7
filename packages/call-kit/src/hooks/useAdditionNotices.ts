import { useToast } from '@franca/ui/Toaster';
import { useEffect, useRef } from 'react';
import type { CallTextKey } from '../strings/CallStrings.ts';
import { useAdditions } from './useAdditions.ts';
import { useCall } from './useCall.ts';
import { useCallText } from './useCallText.ts';

const sentences = {
  busy: 'addedBusy',
  declined: 'addedDeclined',
  missed: 'addedMissed',
} as const satisfies Record<string, CallTextKey>;

/** Says for ten seconds how a ring ended with which the viewer added somebody who did not come. */
export function useAdditionNotices(): void {
  const { personOf } = useCall();
  const { outcome } = useAdditions();
  const toast = useToast();
  const text = useCallText();
  const said = useRef(outcome?.id ?? 0);
  useEffect(() => {
    if (!outcome || outcome.id <= said.current) return;
    said.current = outcome.id;
    toast.media(text(sentences[outcome.state], { name: personOf(outcome.userId).name }));
  }, [outcome, personOf, toast, text]);
}
