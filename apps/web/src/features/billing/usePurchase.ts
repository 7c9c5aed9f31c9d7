import { type Profile, plans } from '@franca/contract';
import { useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, queries } from '../../lib/data/api.ts';
import { keepInSlot } from '../../lib/requests/keepInSlot.ts';
import { useText } from '../../strings/texts.ts';
import type { CardEntryHandle } from './CardEntry.ts';
import { failureOf } from './checkoutFailure.ts';
import { type OpenPurchase, openPurchase } from './openPurchase.ts';
import type { PaidPlan } from './planTexts.ts';
import { type Quote, quoteOf } from './quote.ts';
import { usePayment } from './usePayment.ts';

const buy = ({ package: name, token }: OpenPurchase) =>
  keepInSlot(
    'checkOut',
    api.billing.checkOut({ body: { token, package_name: name, package_price: plans[name].price } }),
  );

/** The entered card as the token that a purchase takes; null where the fields say what is wrong. */
async function readToken(entry: CardEntryHandle): Promise<string | null> {
  const card = await entry.collect();
  if (!card) return null;
  if ('token' in card) return card.token;
  return (await api.billing.createCardToken({ body: card })).token;
}

/** Where the person sees what became of the plan. */
export const accountPath = '/chat?dialog=account';

/** A purchase by card, from the entered card to the page that shows its outcome. */
export function usePurchase(chosen: PaidPlan, own: Profile['subscription'] | undefined) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [open] = useState(openPurchase.read);
  // An open purchase goes before the address.
  const plan = open?.package ?? chosen;
  const quote: Quote = own ? quoteOf(own, plan) : { kind: 'whole' };
  const leave = (error: Error) => {
    const failure = failureOf(error);
    if (failure) navigate('/check-out/error?method=card', { state: failure });
  };
  const payment = usePayment({
    open: open && (() => buy(open)),
    onDone: () => {
      openPurchase.clear();
      toast.success(text('billing.checkedOut'));
      void client.invalidateQueries({ queryKey: queries.users.me().queryKey });
      // What begins later has not started.
      const isLater = quote.kind === 'later' || quote.kind === 'goes-on';
      navigate(isLater ? accountPath : '/check-out/success', { replace: true });
    },
    onRefused: (error) => {
      openPurchase.clear();
      leave(error);
    },
  });
  const entering = useMutation({
    mutationFn: readToken,
    onSuccess: (token) => {
      if (token === null) return;
      const purchase = { package: plan, token };
      openPurchase.write(purchase);
      payment.start(() => buy(purchase));
    },
    onError: leave,
  });
  return {
    payment,
    /** The plan that is bought. */
    plan,
    /** What buying it means. */
    quote,
    enter: entering.mutate,
    isBusy: entering.isPending || payment.step.name === 'sending',
  };
}
