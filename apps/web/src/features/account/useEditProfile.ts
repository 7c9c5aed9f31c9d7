import type { Profile } from '@franca/contract';
import { useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api, queries } from '../../lib/data/api.ts';
import { validationKeyOf } from '../../lib/data/errorText.ts';
import { schemaResolver, useFormField } from '../../lib/forms/schemaForm.ts';
import { useText } from '../../strings/texts.ts';
import { formOfProfile, profileFormSchema } from './profileForm.ts';

/** Milliseconds between success and the end of the dialog (docs/behaviour/profile.md, Edit profile dialog). */
const closeDelayMs = 1000;

type ProfileChange = Parameters<typeof api.users.updateProfile>[0]['body'];

/** The edit-profile dialog: its fields, and what its buttons do. */
export function useEditProfile(me: Profile, onClose: () => void) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    // What changes elsewhere meanwhile shows, but not over what is being typed.
    values: formOfProfile(me),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    resolver: schemaResolver(profileFormSchema),
  });
  const { control, formState } = form;
  const values = useWatch({ control }) as ReturnType<typeof formOfProfile>;
  const isUnsaved = formState.isDirty && !isSaved;

  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => latestClose.current(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const saving = useMutation({
    mutationFn: (body: ProfileChange) => api.users.updateProfile({ body }),
    onSuccess: (profile) => {
      toast.success(text('profile.updated'));
      form.reset(formOfProfile(profile));
      client.setQueryData(queries.users.me().queryKey, profile);
      setSaved(true);
    },
  });

  const result = profileFormSchema.safeParse(values);
  const problem = result.success ? undefined : result.error.issues[0];
  const sentence = problem && validationKeyOf(problem.message);
  const otherwise = problem?.path[0] === 'avatar' ? 'validation.avatarRequired' : 'profile.checkFields';
  const language = useFormField(control, 'language');
  return {
    name: useFormField(control, 'name'),
    avatar: useFormField(control, 'avatar', 'validation.avatarRequired'),
    email: useFormField(control, 'email'),
    birthday: useFormField(control, 'birthday'),
    description: useFormField(control, 'description'),
    country: useFormField(control, 'country'),
    language: {
      ...language,
      /** A new language resets the accent. */
      onChange: (value: Parameters<typeof language.onChange>[0]) => {
        if (value !== language.value)
          form.setValue('accent', '', { shouldDirty: true, shouldValidate: true });
        language.onChange(value);
      },
    },
    accent: useFormField(control, 'accent'),
    gender: useFormField(control, 'gender'),
    /** Why the form cannot be saved; null when it can. */
    problem: problem ? text(sentence ?? otherwise) : null,
    isSaving: saving.isPending,
    save: form.handleSubmit((change) => saving.mutate(change)),
    /** Whether it is asked if what was changed is thrown away. */
    isAsking,
    keepEditing: () => setAsking(false),
    /** Whether something was changed and is not saved. */
    isUnsaved,
    /** Closes, and asks before where something is not saved. */
    close: () => {
      if (isUnsaved) setAsking(true);
      else onClose();
    },
    discard: onClose,
  };
}
