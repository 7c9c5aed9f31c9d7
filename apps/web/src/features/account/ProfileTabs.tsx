import { limits, type Profile } from '@franca/contract';
import { Button, DateField, RetryBanner, Spinner, TextArea, TextField } from '@franca/ui';
import { GenderField, NameFields, OriginFields } from '../../components/ProfileFields.tsx';
import { useBasicLists } from '../../lib/data/staticLists.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './EditProfile.styles.ts';
import { birthdayOf, shownBirthday } from './profileForm.ts';
import type { useEditProfile } from './useEditProfile.ts';

/** Props of the tabs. */
interface ProfileTabProps {
  /** The profile as it is stored. */
  me: Profile;
  /** The form. */
  form: ReturnType<typeof useEditProfile>;
  /** Opens the dialog of the username. */
  onUsername: () => void;
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

/** The tab Personal: name, username, phone, email, birthday, gender, avatar (docs/behaviour/profile.md, Edit profile dialog). */
export function PersonalFields({ me, form, onUsername }: ProfileTabProps) {
  const text = useText();
  const phone = me.phone_number === null ? '' : `+${me.dial_code} ${me.phone_number}`;
  const { birthday } = form;
  return (
    <div className={styles.fields}>
      <NameFields form={form} />
      <div className={styles.username}>
        <TextField
          className={styles.usernameField}
          label={text('username.title')}
          value={me.username === null ? '' : `@${me.username}`}
          placeholder={text('profile.noPhone')}
          readOnly
          dir="ltr"
        />
        <Button variant="neutral" onClick={onUsername}>
          {text(me.username === null ? 'username.choose' : 'username.change')}
        </Button>
      </div>
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
      <GenderField form={form} />
    </div>
  );
}

/** Where somebody comes from, once the lists of countries and languages are there. */
function OriginPart({ form }: Pick<ProfileTabProps, 'form'>) {
  const text = useText();
  const { data: lists, isError, refetch } = useBasicLists();
  if (lists) return <OriginFields form={form} lists={lists} />;
  if (!isError) return <Spinner label={text('profile.about')} />;
  return <RetryBanner onRetry={() => void refetch()}>{text('errors.network')}</RetryBanner>;
}

/** The tab About: description, country, language, accent. */
export function AboutFields({ form }: Pick<ProfileTabProps, 'form'>) {
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
      <OriginPart form={form} />
    </div>
  );
}
