import { genders, limits, type Profile } from '@franca/contract';
import {
  Combobox,
  DateField,
  RetryBanner,
  Select,
  Spinner,
  TextArea,
  TextField,
  useLocale,
} from '@franca/ui';
import { AvatarPicker } from '../../components/AvatarPicker.tsx';
import { useBasicLists, useCountryCodes } from '../../lib/data/staticLists.ts';
import { choice } from '../../lib/forms/choice.ts';
import { countryItems, languageItems } from '../../lib/names/namedItems.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './EditProfile.styles.ts';
import { birthdayOf, shownBirthday } from './profileForm.ts';
import type { useEditProfile } from './useEditProfile.ts';

/** Props of the tabs. */
interface ProfileFieldsProps {
  /** The profile as it is stored. */
  me: Profile;
  /** The form. */
  form: ReturnType<typeof useEditProfile>;
}

/** The first day that counts as a birthday. */
const firstDay = '1900-01-01';

/** What becomes of an email address that was entered. */
function useEmailHint(me: Profile, email: string): string | undefined {
  const text = useText();
  const entered = email.trim().toLowerCase();
  if (entered === '' || entered === me.sign_in_email) return undefined;
  if (entered !== me.email) return text('profile.emailNew');
  return me.sign_in_email === null
    ? text('profile.emailWaits')
    : text('profile.emailWaitsInstead', { email: me.sign_in_email });
}

/** The tab Personal: name, phone, email, birthday, gender, avatar (docs/behaviour/profile.md, Edit profile dialog). */
export function PersonalFields({ me, form }: ProfileFieldsProps) {
  const text = useText();
  const phone = me.phone_number === null ? '' : `+${me.dial_code} ${me.phone_number}`;
  const { birthday } = form;
  return (
    <div className={styles.fields}>
      <AvatarPicker
        name={form.name.value}
        value={form.avatar.value}
        error={form.avatar.error}
        onValueChange={form.avatar.onChange}
      />
      <TextField
        {...form.name}
        label={text('profile.fullName')}
        autoComplete="name"
        maxLength={limits.fullName}
      />
      <TextField
        label={text('profile.phone')}
        value={phone}
        placeholder={text('profile.noPhone')}
        disabled
        disabledReason={text('profile.phoneFixed')}
        dir="ltr"
      />
      <TextField
        {...form.email}
        type="email"
        label={text('profile.email')}
        hint={useEmailHint(me, form.email.value)}
        autoComplete="email"
        maxLength={limits.email}
        dir="ltr"
      />
      <DateField
        label={text('profile.birthday')}
        value={shownBirthday(birthday.value)}
        min={firstDay}
        max={new Date().toISOString().slice(0, 10)}
        onChange={(event) => birthday.onChange(birthdayOf(event.target.value))}
        onValueChange={(day) => day !== null && birthday.onChange(day)}
        onBlur={birthday.onBlur}
        ref={birthday.ref}
      />
      <Select
        {...choice(form.gender)}
        label={text('profile.gender')}
        placeholder={text('common.select')}
        options={genders.map((value) => ({ value, label: text(`profile.${value}`) }))}
      />
    </div>
  );
}

/** Where somebody comes from: countries, languages and accents, once their lists are there. */
function OriginFields({ form }: Pick<ProfileFieldsProps, 'form'>) {
  const text = useText();
  const locale = useLocale();
  const { data: lists, isError, refetch } = useBasicLists();
  const { data: codes = [] } = useCountryCodes();
  if (!lists && isError)
    return <RetryBanner onRetry={() => void refetch()}>{text('errors.network')}</RetryBanner>;
  if (!lists) return <Spinner label={text('profile.about')} />;
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
        options={accents.map((accent) => ({ value: accent, label: accent }))}
      />
    </>
  );
}

/** The tab About: description, country, language, accent. */
export function AboutFields({ form }: Pick<ProfileFieldsProps, 'form'>) {
  const text = useText();
  return (
    <div className={styles.fields}>
      <TextArea
        {...form.description}
        onChange={undefined}
        onValueChange={form.description.onChange}
        label={text('profile.description')}
        hint={`${form.description.value.length} / ${limits.description}`}
        maxLength={limits.description}
        rows={4}
      />
      <OriginFields form={form} />
    </div>
  );
}
