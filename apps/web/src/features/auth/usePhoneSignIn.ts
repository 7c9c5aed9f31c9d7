import { ApiError } from '@franca/api-client';
import { limits, resendDelayMs, validationSentences } from '@franca/contract';
import { useLocale, useToast } from '@franca/ui';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { TextError } from '../../lib/data/errorText.ts';
import { useAction } from '../../lib/data/useAction.ts';
import { useCall } from '../../lib/data/useCall.ts';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { readIntent } from '../../lib/session/redirectRule.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import type { CaptchaHandle } from './Captcha.tsx';
import { deviceSecret } from './deviceSecret.ts';
import { readOwnCountry, withoutSurplus } from './phoneNumbers.ts';
import { sentNumber, signInRules } from './signInRules.ts';
import { useCountdown } from './useCountdown.ts';
import { useSignInField } from './useSignInField.ts';
import { useVerified } from './useVerified.ts';

/** What the server finds wrong with a number, as it knows the numbers of each country. */
const phoneRules: ReadonlyMap<string, TextKey> = new Map([
  [validationSentences.phoneLength, 'validation.phoneLength'],
  [validationSentences.dialCodeUnknown, 'validation.dialCodeUnknown'],
]);

/** What the server says of a code that was entered; its boxes are marked. */
const wrongCodes: ReadonlySet<string> = new Set(['code_invalid', 'code_expired', 'code_exhausted']);

const readCountryCodes = () => api.static.countryCode();

/** The country prefix that the sign-in begins with. */
const defaultPrefix = { code: 'AU', dial_code: '61' } as const;

/** Countries with their dial codes, named and sorted in the interface language; Australia alone while they load. */
function usePrefixes() {
  const locale = useLocale();
  const data = useCall(readCountryCodes);
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
  const { query } = useNavigation();
  const prefixes = usePrefixes();
  const verified = useVerified();
  const countdown = useCountdown('resendCode');
  const [prefix, setPrefix] = useState<string>(defaultPrefix.code);
  // The countdown outlives a reload, and with it the word on the button.
  const [wasSent, setWasSent] = useState(countdown.left > 0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const phone = useSignInField({ rule: signInRules.phone, shows: 'atOnce' });
  const code = useSignInField({ rule: signInRules.code, shows: 'atOnce' });
  const typed = useRef('');
  const dialCodeOf = (country: string) =>
    prefixes.find(({ code: each }) => each === country)?.dialCode ?? defaultPrefix.dial_code;

  const write = (value: string): string => {
    typed.current = withoutSurplus(value, limits.phoneNumber);
    phone.props.onChange(typed.current);
    return typed.current;
  };

  /** The number that is meant: one with its own country code changes the prefix. */
  async function readNumber(value: string) {
    // Without the numbering plans, the server reads the number.
    const own = await readOwnCountry(value, prefix).catch(() => null);
    const isKnown = own !== null && prefixes.some(({ code: country }) => country === own.country);
    if (!isKnown) return { dial_code: dialCodeOf(prefix), phone_number: sentNumber(value) };
    if (typed.current === value) {
      setPrefix(own.country);
      write(own.number);
    }
    return { dial_code: dialCodeOf(own.country), phone_number: sentNumber(own.number) };
  }

  const solveCaptcha = async (): Promise<string> => {
    const token = await captcha.current?.solve();
    if (!token) throw new TextError('auth.captchaFailed');
    return token;
  };

  const sending = useAction(async (value: string) => {
    const { dial_code, phone_number } = await readNumber(value);
    try {
      const captcha_token = await solveCaptcha();
      await api.auth.phoneVerify({
        body: { dial_code, phone_number, captcha_token, device_secret: deviceSecret() },
      });
    } catch (error) {
      const rule = error instanceof ApiError ? phoneRules.get(error.errors[0] ?? '') : undefined;
      // A number that is refused uses no proof: the captcha stays solved.
      if (rule) phone.refuse(rule);
      else captcha.current?.reset();
      throw error;
    }
    captcha.current?.renew();
    toast.success(text('auth.codeSent'));
    setSentTo(`+${dial_code} ${phone_number}`);
    countdown.start(resendDelayMs / 1000);
    setWasSent(true);
    // The button is off until a code can be sent again, and would take the focus with it.
    code.ref.current?.focus();
  });
  const verifying = useAction(async (entered: { value: string; code: string }) => {
    const number = { ...(await readNumber(entered.value)), code: entered.code };
    const answer = await verifyCode(number);
    toast.success(text('auth.codeVerified'));
    countdown.stop();
    await verified(answer, { email: null, ...number }, readIntent(query));
  });

  async function verifyCode(entry: { dial_code: string; phone_number: string; code: string }) {
    const body = { ...entry, device_secret: deviceSecret() };
    try {
      return await api.auth.codeVerify({ body });
    } catch (error) {
      if (error instanceof ApiError && wrongCodes.has(error.code))
        code.refuse(`errors.${error.code}` as TextKey);
      // Wrong codes were entered for this number, here or elsewhere: the work is done without asking the person.
      if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error;
      const captcha_token = await solveCaptcha();
      return await api.auth.codeVerify({ body: { ...body, captcha_token } }).finally(captcha.current?.reset);
    }
  }

  return {
    prefixes,
    prefix,
    choosePrefix: (country: string) => {
      setPrefix(country);
      // The number may well be one of that country.
      phone.refuse(null);
    },
    phone,
    writePhone: (value: string) => void readNumber(write(value)),
    code,
    isSending: sending.isPending,
    isVerifying: verifying.isPending,
    wasSent,
    /** Where the newest code went. */
    sentTo,
    secondsLeft: countdown.left,
    /** The code is complete: six digits. */
    canSignIn: code.isValid,
    sendCode: () => {
      if (phone.value.trim() === '') toast.error(text('validation.phoneRequired'));
      if (phone.check()) sending.run(phone.value);
    },
    signIn: () => {
      if (phone.check() && code.check()) verifying.run({ value: phone.value, code: code.value.trim() });
    },
  };
}
