import { useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/data/api.ts';
import { lateSchemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { readIntent, redirectRule, withIntent } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';
import { storedRegistration } from './registrationForm.ts';

type SignUp = Parameters<typeof api.auth.signup>[0]['body'];

const loadSchema = async () => (await import('./registrationSchema.ts')).registrationSchema;

/** "The Basics": the fields, and the sign-up that follows. */
export function useRegistration() {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const intent = readIntent(query);
  const form = useForm({
    defaultValues: storedRegistration.read(),
    mode: 'onTouched',
    resolver: lateSchemaResolver(loadSchema),
  });
  const { control } = form;
  const values = useWatch({ control });
  useEffect(() => storedRegistration.write(form.getValues()), [values, form]);

  const signingUp = useMutation({
    mutationFn: (body: SignUp) => api.auth.signup({ body }),
    onSuccess: ({ access_token, user }) => {
      storedRegistration.clear();
      toast.success(text('registration.signUpDone'));
      session.getState().start(access_token, user._id);
      return navigate(redirectRule(intent), { replace: true });
    },
  });

  const language = useFormField(control, 'language');
  return {
    name: useFormField(control, 'name'),
    avatar: useFormField(control, 'avatar', 'validation.avatarRequired'),
    country: useFormField(control, 'country'),
    language: {
      ...language,
      /** A new language resets the accent. */
      onChange: (value: Parameters<typeof language.onChange>[0]) => {
        if (value !== language.value) form.resetField('accent', { defaultValue: '' });
        language.onChange(value);
      },
    },
    accent: useFormField(control, 'accent'),
    gender: useFormField(control, 'gender'),
    canSignUp: form.formState.isValid,
    isSending: signingUp.isPending,
    signUp: form.handleSubmit((filled) => {
      const { userLogin } = session.getState();
      if (userLogin) signingUp.mutate({ ...filled, ...userLogin });
    }),
    goBack: () => {
      session.getState().clearAuthenticated();
      storedRegistration.clear();
      void navigate(withIntent('/login', intent));
    },
  };
}
