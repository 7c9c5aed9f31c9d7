import { genders, limits } from '@franca/contract';
import { Combobox, Select, TextField, useLocale } from '@franca/ui';
import { type useBasicLists, useCountryCodes } from '../lib/data/staticLists.ts';
import { choice } from '../lib/forms/choice.ts';
import type { FormField } from '../lib/forms/schemaForm.ts';
import { countryItems, languageItems } from '../lib/names/namedItems.ts';
import { useOriginNames } from '../lib/names/useNames.ts';
import { useText } from '../strings/texts.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

/** The fields that "The Basics" and the edit-profile dialog have in common (docs/behaviour/registration.md, Field rules). */
type ProfileForm = Readonly<
  Record<'name' | 'avatar' | 'country' | 'language' | 'accent' | 'gender', FormField>
>;

/** Props of the fields. */
interface ProfileFieldsProps<Name extends keyof ProfileForm> {
  /** The form that they belong to. */
  form: Pick<ProfileForm, Name>;
}

/** Props of {@link NameFields}. */
interface NameFieldsProps extends ProfileFieldsProps<'name' | 'avatar'> {
  /** Address of the picture drawn from the name, where no photo is chosen. */
  drawnAvatar?: string | null;
}

/** Avatar and full name. */
export function NameFields({ form, drawnAvatar }: NameFieldsProps) {
  const text = useText();
  return (
    <>
      <AvatarPicker
        name={form.name.value}
        value={form.avatar.value}
        drawn={drawnAvatar}
        error={form.avatar.error}
        onValueChange={form.avatar.onChange}
      />
      <TextField
        {...form.name}
        label={text('profile.fullName')}
        autoComplete="name"
        maxLength={limits.fullName}
      />
    </>
  );
}

/** Props of {@link OriginFields}. */
interface OriginFieldsProps extends ProfileFieldsProps<'country' | 'language' | 'accent'> {
  /** Countries, and languages with their accents. */
  lists: NonNullable<ReturnType<typeof useBasicLists>['data']>;
}

/** Country, language and accent; the accents are those of the language. */
export function OriginFields({ form, lists }: OriginFieldsProps) {
  const text = useText();
  const locale = useLocale();
  const { data: codes = [] } = useCountryCodes();
  const origins = useOriginNames();
  const accents = lists.languages.find(({ name }) => name === form.language.value)?.accents ?? [];
  return (
    <>
      <Combobox
        {...choice(form.country)}
        label={text('profile.country')}
        placeholder={text('common.select')}
        items={countryItems(lists.countries, codes, locale)}
      />
      <Combobox
        {...choice(form.language)}
        label={text('profile.language')}
        placeholder={text('common.select')}
        items={languageItems(lists.languages, locale)}
      />
      <Select
        key={form.language.value}
        {...choice(form.accent)}
        label={text('profile.accent')}
        placeholder={text('common.select')}
        disabled={accents.length === 0}
        options={accents.map((accent) => ({ value: accent, label: origins.accent(accent) }))}
      />
    </>
  );
}

/** Gender. */
export function GenderField({ form }: ProfileFieldsProps<'gender'>) {
  const text = useText();
  return (
    <Select
      {...choice(form.gender)}
      label={text('profile.gender')}
      placeholder={text('common.select')}
      options={genders.map((value) => ({ value, label: text(`profile.${value}`) }))}
    />
  );
}
