import type { Outbox } from '@franca/chat-kit';
import { Banner, Button } from '@franca/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../strings/texts.ts';
import { usePush } from './usePush.ts';

/**
 * Offers push after the person sent a message: once on a device, until the page is left or it is answered. The browser asks for the
 * permission only when they say yes.
 */
export function PushOffer({ outbox }: { outbox: Outbox }) {
  const text = useText();
  const { state, setOn, wasOffered, noteOffer } = usePush();
  const [hasSent, setSent] = useState(false);
  useEffect(() => outbox.onStored(() => setSent(true)), [outbox]);
  const isShown = hasSent && !wasOffered && state === 'unasked';
  useEffect(() => {
    if (isShown) noteOffer();
  }, [isShown, noteOffer]);
  if (!isShown) return null;
  return (
    <Banner
      edge
      onDismiss={() => setOn(false)}
      action={
        <Button size="small" onClick={() => setOn(true)}>
          {text('notifications.pushYes')}
        </Button>
      }
    >
      {text('notifications.pushOffer')}
    </Banner>
  );
}
