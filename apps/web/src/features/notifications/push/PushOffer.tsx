import type { Outbox } from '@franca/chat-kit';
import { Banner, Button } from '@franca/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../strings/texts.ts';
import { usePush } from './usePush.ts';

/** Offers push after the person sent a message, once; the browser asks for the permission only when they say yes. */
export function PushOffer({ outbox }: { outbox: Outbox }) {
  const text = useText();
  const { state, setOn } = usePush();
  const [hasSent, setSent] = useState(false);
  useEffect(() => outbox.onStored(() => setSent(true)), [outbox]);
  if (!hasSent || state !== 'unasked') return null;
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
