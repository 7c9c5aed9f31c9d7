import { genders, limits } from '@franca/contract';
import {
  Banner,
  Button,
  Combobox,
  Icon,
  IconButton,
  Select,
  Spinner,
  TextField,
  useLocale,
} from '@franca/ui';
import { ArrowLeft } from 'lucide-react';
import { AvatarPicker } from '../../components/AvatarPicker.tsx';
import * as page from '../../components/FormPage.styles.ts';
import { Logo } from '../../components/Logo.tsx';
import { useBasicLists, useCountryCodes } from '../../lib/data/staticLists.ts';
import { choice } from '../../lib/forms/choice.ts';
import { countryItems, languageItems } from '../../lib/names/namedItems.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Registration.styles.ts';
import { useRegistration } from './useRegistration.ts';

type Registration = ReturnType<typeof useRegistration>;
type BasicLists = NonNullable<ReturnType<typeof useBasicLists>['data']>;

const items = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

function RegistrationFields({ form, lists }: { form: Registration; lists: BasicLists }) {
  const text = useText();
  const locale = useLocale();
  const { data: codes = [] } = useCountryCodes();
  const accents = lists.languages.find(({ name }) => name === form.language.value)?.accents ?? [];
  return (
    <form className={styles.form} noValidate onSubmit={form.signUp}>
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
        options={items(accents)}
      />
      <Select
        {...choice(form.gender)}
        label={text('profile.gender')}
        placeholder={text('common.select')}
        options={genders.map((value) => ({ value, label: text(`profile.${value}`) }))}
      />
      <Button wide size="large" type="submit" disabled={!form.canSignUp} loading={form.isSending}>
        {text('registration.signUp')}
      </Button>
    </form>
  );
}

/** "The Basics": what Franca must know of a new person. */
export function Registration() {
  const text = useText();
  const form = useRegistration();
  const { data: lists, isError, refetch } = useBasicLists();
  const missing = isError ? (
    <Banner
      tone="error"
      action={
        <Button size="small" variant="neutral" onClick={() => void refetch()}>
          {text('common.retry')}
        </Button>
      }
    >
      {text('errors.network')}
    </Banner>
  ) : (
    <Spinner size="large" label={text('registration.theBasics')} />
  );
  return (
    <div className={page.root}>
      <main className={styles.main}>
        <header className={styles.header}>
          <IconButton label={text('common.backToLogin')} onClick={form.goBack}>
            <Icon icon={ArrowLeft} flip />
          </IconButton>
          <Logo size={28} />
        </header>
        <h1 className={styles.title}>{text('registration.theBasics')}</h1>
        <p className={styles.hint}>{text('registration.basicsHint')}</p>
        {lists ? <RegistrationFields form={form} lists={lists} /> : missing}
      </main>
    </div>
  );
}
