import { limits } from '@franca/contract';
import { Button, Combobox, Icon, IconButton, Select, TextField, useLocale } from '@franca/ui';
import { ArrowLeft } from 'lucide-react';
import { Logo } from '../../components/Logo.tsx';
import { countryItems, languageItems } from '../../lib/namedItems.ts';
import { useBasicLists } from '../../lib/useBasicLists.ts';
import { useCountryCodes } from '../../lib/useCountryCodes.ts';
import { useText } from '../../strings/useText.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import { ListsMissing } from './ListsMissing.tsx';
import * as styles from './Registration.styles.ts';
import { useRegistration } from './useRegistration.ts';

const items = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** "The Basics": what Franca must know of a new person (spec 0 §2, Register). */
export function Registration() {
  const text = useText();
  const { form, change, leave, problemOf, canSignUp, isSending, signUp, goBack } = useRegistration();
  const locale = useLocale();
  const { data: codes = [] } = useCountryCodes();
  const { data: lists, isError, refetch } = useBasicLists();
  const accents = lists?.languages.find(({ name }) => name === form.language)?.accents ?? [];
  const genders = (['male', 'female', 'other'] as const).map((value) => ({ value, label: text(value) }));
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <header className={styles.header}>
          <IconButton label={text('backToLogin')} onClick={goBack}>
            <Icon icon={ArrowLeft} flip />
          </IconButton>
          <Logo size={28} />
        </header>
        <h1 className={styles.title}>{text('theBasics')}</h1>
        <p className={styles.hint}>{text('basicsHint')}</p>
        {lists ? (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void signUp();
            }}
          >
            <AvatarPicker
              name={form.name}
              value={form.avatar}
              error={problemOf('avatar')}
              onValueChange={(avatar) => change('avatar', avatar)}
            />
            <TextField
              label={text('fullName')}
              name="name"
              autoComplete="name"
              maxLength={limits.fullName}
              value={form.name}
              error={problemOf('name')}
              onChange={(event) => change('name', event.target.value)}
              onBlur={() => leave('name')}
            />
            <Combobox
              label={text('country')}
              placeholder={text('select')}
              items={countryItems(lists.countries, codes, locale)}
              value={form.country || null}
              error={problemOf('country')}
              onValueChange={(country) => change('country', country)}
              onBlur={() => leave('country')}
            />
            <Combobox
              label={text('language')}
              placeholder={text('select')}
              items={languageItems(lists.languages, locale)}
              value={form.language || null}
              error={problemOf('language')}
              onValueChange={(language) => change('language', language)}
              onBlur={() => leave('language')}
            />
            <Select
              key={form.language}
              label={text('accent')}
              placeholder={text('select')}
              disabled={accents.length === 0}
              options={items(accents)}
              value={form.accent || null}
              error={problemOf('accent')}
              onValueChange={(accent) => change('accent', accent)}
              onBlur={() => leave('accent')}
            />
            <Select
              label={text('gender')}
              placeholder={text('select')}
              options={genders}
              value={form.gender || null}
              error={problemOf('gender')}
              onValueChange={(gender) => change('gender', gender as typeof form.gender)}
              onBlur={() => leave('gender')}
            />
            <Button wide size="large" type="submit" disabled={!canSignUp} loading={isSending}>
              {text('signUp')}
            </Button>
          </form>
        ) : (
          <ListsMissing isFailed={isError} onRetry={() => void refetch()} />
        )}
      </main>
    </div>
  );
}
