import { ApiError } from '@franca/api-client';
import { endpoints, resendDelayMs, validationSentences } from '@franca/contract';
import { useLocale, useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/data/api.ts';
import { TextError } from '../../lib/data/errorText.ts';
import { useCountryCodes } from '../../lib/data/staticLists.ts';
import { schemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { useText } from '../../strings/texts.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { useCountdown } from './useCountdown.ts';
import { useVerified } from './useVerified.ts';

/** What the person types: a phone number without its dial code, and the code that was sent to it. */
export const phoneFormSchema = endpoints.auth.codeVerify.body.omit({ dial_code: true });

/** What the server finds wrong with a number, as it knows the numbers of each country. */
const phoneRules: readonly string[] = [validationSentences.phoneLength, validationSentences.dialCodeUnknown];

/** The country prefix that the sign-in begins with. */
const defaultPrefix = { code: 'AU', dial_code: '61' } as const;

/** Countries with their dial codes, named and sorted in the interface language; Australia alone while they load. */
function usePrefixes() {
  const locale = useLocale();
  const { data } = useCountryCodes();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    const list = data ?? [{ ...defaultPrefix, name: 'Australia' }];
    return list
      .map(({ code, dial_code, name }) => ({ code, dialCode: dial_code, name: names.of(code) ?? name }))
      .sort((left, right) => left.name.localeCompare(right.name, locale));
  }, [data, locale]);
}

/** Sign-in by phone: its two fields, and what its two buttons do. */
export function usePhoneSignIn(captcha: RefObject<CaptchaHandle | null>) {
  const text = useText();
  const toast = useToast();
  const [query] = useSearchParams();
  const prefixes = usePrefixes();
  const verified = useVerified();
  const countdown = useCountdown('resendCode');
  const [prefix, setPrefix] = useState<string>(defaultPrefix.code);
  // The countdown outlives a reload, and with it the word on the button.
  const [wasSent, setWasSent] = useState(countdown.left > 0);
  const form = useForm({
    defaultValues: { phone_number: '', code: '' },
    mode: 'all',
    resolver: schemaResolver(phoneFormSchema),
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const dial_code = prefixes.find((country) => country.code === prefix)?.dialCode ?? defaultPrefix.dial_code;

  const solveCaptcha = async (): Promise<string> => {
    const token = await captcha.current?.solve();
    if (!token) throw new TextError('auth.captchaFailed');
    return token;
  };

  const sending = useMutation({
    mutationFn: async (phone_number: string) => {
      const captcha_token = await solveCaptcha();
      await api.auth.phoneVerify({ body: { dial_code, phone_number, captcha_token } });
    },
    onSuccess: () => {
      toast.success(text('auth.codeSent'));
      countdown.start(resendDelayMs / 1000);
      setWasSent(true);
    },
    onError: (error) => {
      const rule = error instanceof ApiError ? error.errors[0] : undefined;
      if (!rule || !phoneRules.includes(rule)) return;
      form.setError('phone_number', { type: 'server', message: rule });
    },
    onSettled: () => captcha.current?.reset(),
  });
  const verifying = useMutation({
    mutationFn: async (number: { phone_number: string; code: string }) => {
      const body = { dial_code, ...number };
      try {
        return await api.auth.codeVerify({ body });
      } catch (error) {
        // Wrong codes were entered for this number, here or elsewhere: the work is done without asking the person.
        if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error;
        const captcha_token = await solveCaptcha();
        return await api.auth
          .codeVerify({ body: { ...body, captcha_token } })
          .finally(captcha.current?.reset);
      }
    },
    onSuccess: (answer, number) => {
      toast.success(text('auth.codeVerified'));
      countdown.stop();
      return verified(answer, { dial_code, email: null, ...number }, readIntent(query));
    },
  });

  const sendCode = async () => {
    const typed = form.getValues('phone_number');
    if (typed.trim() === '') toast.error(text('validation.phoneRequired'));
    if (await form.trigger('phone_number')) {
      sending.mutate(phoneFormSchema.shape.phone_number.parse(typed));
    }
  };

  return {
    prefixes,
    prefix,
    choosePrefix: (code: string) => {
      setPrefix(code);
      // The number may well be one of that country.
      form.clearErrors('phone_number');
    },
    phone: useFormField(form.control, 'phone_number'),
    code: useFormField(form.control, 'code'),
    isSending: sending.isPending,
    isVerifying: verifying.isPending,
    wasSent,
    secondsLeft: countdown.left,
    /** The code is complete: six digits. */
    canSignIn: phoneFormSchema.shape.code.safeParse(code).success,
    sendCode,
    signIn: form.handleSubmit((number) => verifying.mutate(number)),
  };
}
