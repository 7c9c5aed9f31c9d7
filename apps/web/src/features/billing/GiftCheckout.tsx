import { Button, Checkbox, TextField, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api, queries } from '../../lib/data/api.ts';
import { keepInSlot } from '../../lib/requests/keepInSlot.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Checkout.styles.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { type CheckoutFailure, failureOf, readFailure } from './checkoutFailure.ts';

/** The checkout by gift code: the code, the agreement, and where the outcome leads. */
export function GiftCheckout() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { state: kept } = useLocation();
  const failure = readFailure(kept);
  const [code, setCode] = useState(failure?.entered ?? '');
  const isUnchanged = code === failure?.entered;
  const [isAgreed, setAgreed] = useState(false);
  const redeeming = useMutation({
    mutationFn: (entered: string) =>
      keepInSlot('checkOut', api.billing.checkOutByCode({ body: { code: entered } })),
    onSuccess: async () => {
      toast.success(text('billing.checkedOut'));
      await client.invalidateQueries({ queryKey: queries.users.me().queryKey });
      navigate('/check-out/success', { replace: true });
    },
    onError: (error, entered) => {
      const refusal = failureOf(error);
      if (!refusal) return;
      const state: CheckoutFailure = { ...refusal, entered };
      navigate('/check-out/error?method=gift', { state });
    },
  });
  const missing = code.trim() === '' ? 'billing.codeFirst' : isAgreed ? null : 'billing.agreeFirst';
  return (
    <CheckoutPage title={text('billing.redeemCode')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing && !redeeming.isPending) redeeming.mutate(code);
        }}
      >
        <TextField
          label={text('billing.enterCode')}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          error={failure && isUnchanged ? text(`errors.${failure.code}`) : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <p className={styles.terms}>{text('billing.giftTerms')}</p>
        <Checkbox
          label={text('billing.agree')}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <Button
          wide
          size="large"
          type="submit"
          disabledReason={missing && text(missing)}
          loading={redeeming.isPending}
        >
          {text('billing.submit')}
        </Button>
      </form>
    </CheckoutPage>
  );
}
