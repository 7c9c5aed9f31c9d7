import { durations } from '@franca/contract';
import { useToast } from '@franca/ui';
import { type RefObject, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { readIntent } from '../../lib/redirectRule.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import { type TextKey, useText } from '../../strings/useText.ts';
import type { CaptchaHandle } from './CaptchaHandle.ts';
import { codeProblem, isCompleteCode, phoneProblem, sentPhoneNumber } from './signInProblems.ts';
import { defaultPrefix, usePrefixes } from './usePrefixes.ts';
import { useVerified } from './useVerified.ts';

type Work = 'idle' | 'sending' | 'verifying';

/** Sign-in by phone: fields, problems, and what its two buttons do (spec 0 §4, "Phone sign-in"). */
export function usePhoneSignIn(captcha: RefObject<CaptchaHandle | null>) {
  const text = useText();
  const toast = useToast();
  const [query] = useSearchParams();
  const prefixes = usePrefixes();
  const verified = useVerified();
  const countdown = useCountdown('resendCode');
  const [prefix, setPrefix] = useState<string>(defaultPrefix.code);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [phoneError, setPhoneError] = useState<TextKey | null>(null);
  const [codeError, setCodeError] = useState<TextKey | null>(null);
  const [work, setWork] = useState<Work>('idle');
  // The countdown outlives a reload, and with it the word on the button.
  const [wasSent, setWasSent] = useState(countdown.left > 0);

  const dialCode = prefixes.find((country) => country.code === prefix)?.dialCode ?? defaultPrefix.dial_code;
  const number = { dial_code: dialCode, phone_number: sentPhoneNumber(phone) };
  const failed = (error: unknown) => toast.error(firstError(error, text('connectionFailed')));

  const sendCode = async () => {
    const problem = phoneProblem(phone);
    setPhoneError(problem);
    if (problem) {
      if (problem === 'phoneRequired') toast.error(text(problem));
      return;
    }
    setWork('sending');
    try {
      const captcha_token = await captcha.current?.solve();
      if (!captcha_token) return void toast.error(text('captchaFailed'));
      await api.auth.phoneVerify({ body: { ...number, captcha_token } });
      toast.success(text('codeSent'));
      countdown.start(durations.resendCode / 1000);
      setWasSent(true);
    } catch (error) {
      failed(error);
    } finally {
      captcha.current?.reset();
      setWork('idle');
    }
  };

  const signIn = async () => {
    const problems = [phoneProblem(phone), codeProblem(code)] as const;
    setPhoneError(problems[0]);
    setCodeError(problems[1]);
    if (problems[0] || problems[1]) return;
    setWork('verifying');
    try {
      const answer = await api.auth.codeVerify({ body: { ...number, code } });
      toast.success(text('codeVerified'));
      countdown.stop();
      await verified(answer, { ...number, email: null, code }, readIntent(query));
    } catch (error) {
      failed(error);
    } finally {
      setWork('idle');
    }
  };

  return {
    prefixes,
    prefix,
    setPrefix,
    phone,
    changePhone: (value: string) => {
      setPhone(value);
      setPhoneError(value ? phoneProblem(value) : null);
    },
    leavePhone: () => setPhoneError(phoneProblem(phone)),
    phoneError: phoneError && text(phoneError),
    code,
    changeCode: (value: string) => {
      setCode(value);
      setCodeError(value ? codeProblem(value) : null);
    },
    leaveCode: () => setCodeError(codeProblem(code)),
    codeError: codeError && text(codeError),
    work,
    wasSent,
    secondsLeft: countdown.left,
    canSignIn: isCompleteCode(code),
    sendCode,
    signIn,
  };
}
