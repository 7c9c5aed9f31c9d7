import { useToast } from '@franca/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { readIntent, redirectRule, withIntent } from '../../lib/redirectRule.ts';
import { session } from '../../lib/session.ts';
import { useText } from '../../strings/useText.ts';
import { changeRegistration, emptyRegistration, type RegistrationForm } from './RegistrationForm.ts';
import { registrationProblems } from './registrationProblems.ts';

const key = 'registration';

function readForm(): RegistrationForm {
  try {
    return { ...emptyRegistration, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return emptyRegistration;
  }
}

/** "The Basics": the form, kept in this tab through a reload, its problems, and the sign-up. */
export function useRegistration() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form, setForm] = useState(readForm);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const problems = registrationProblems(form);
  const intent = readIntent(query);

  useEffect(() => sessionStorage.setItem(key, JSON.stringify(form)), [form]);

  const signUp = async () => {
    const { userLogin } = session.getState();
    if (Object.keys(problems).length > 0 || !form.gender || !userLogin) return;
    const { dial_code, phone_number, email, code } = userLogin;
    setSending(true);
    try {
      const body = {
        ...form,
        name: form.name.trim(),
        gender: form.gender,
        dial_code,
        phone_number,
        email,
        code,
      };
      const { access_token, user } = await api.auth.signup({ body });
      sessionStorage.removeItem(key);
      toast.success(text('signUpDone'));
      session.getState().start(access_token, user._id);
      await navigate(redirectRule(intent), { replace: true });
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
    } finally {
      setSending(false);
    }
  };

  return {
    form,
    change: <Field extends keyof RegistrationForm>(field: Field, value: RegistrationForm[Field]) =>
      setForm((before) => changeRegistration(before, field, value)),
    /** A sentence shows once its field was left. */
    leave: (field: keyof RegistrationForm) => setLeft((before) => new Set(before).add(field)),
    problemOf: (field: keyof RegistrationForm) => {
      const problem = left.has(field) ? problems[field] : undefined;
      return problem && text(problem);
    },
    canSignUp: Object.keys(problems).length === 0,
    isSending,
    signUp,
    goBack: () => {
      session.getState().clearAuthenticated();
      sessionStorage.removeItem(key);
      void navigate(withIntent('/login', intent));
    },
  };
}
