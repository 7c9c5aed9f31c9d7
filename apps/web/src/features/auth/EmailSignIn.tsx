import { endpoints } from '@franca/contract';
import { Button, TextField, useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/data/api.ts';
import { schemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './SignIn.styles.ts';

/** What the person types: an email address. */
export const emailFormSchema = endpoints.auth.emailVerify.body.pick({ email: true });

/** Sign-in by a link sent to a mailbox; with method gift the link is marked as a redeem. */
export function EmailSignIn() {
  const text = useText();
  const toast = useToast();
  const [query] = useSearchParams();
  const form = useForm({
    defaultValues: { email: '' },
    mode: 'onTouched',
    resolver: schemaResolver(emailFormSchema),
  });
  const field = useFormField(form.control, 'email');
  const sending = useMutation({
    mutationFn: ({ email }: { email: string }) => {
      const isGift = readIntent(query).method === 'gift';
      return api.auth.emailVerify({
        body: { email, type: 'web', ...(isGift ? { is_redeem: 1 } : undefined) },
      });
    },
    onSuccess: () => toast.success(text('auth.linkSent')),
  });

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => sending.mutate(values))}>
      <TextField
        {...field}
        label={text('auth.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        inputMode="email"
      />
      <Button wide size="large" type="submit" loading={sending.isPending}>
        {text('auth.sendQuickLink')}
      </Button>
    </form>
  );
}
