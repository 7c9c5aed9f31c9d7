import { Button, Icon, IconButton, Spinner } from '@franca/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import * as page from '../../components/FormPage.styles.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Logo } from '../../components/Logo.tsx';
import { GenderField, NameFields, OriginFields } from '../../components/ProfileFields.tsx';
import { useBasicLists } from '../../lib/data/staticLists.ts';
import { focusArrival } from '../../lib/session/arrival.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Registration.styles.ts';
import { useRegistration } from './useRegistration.ts';

type Registration = ReturnType<typeof useRegistration>;
type BasicLists = NonNullable<ReturnType<typeof useBasicLists>['data']>;

function RegistrationFields({ form, lists }: { form: Registration; lists: BasicLists }) {
  const text = useText();
  return (
    <form className={styles.form} noValidate onSubmit={form.signUp}>
      <NameFields form={form} drawnAvatar={form.drawnAvatar} />
      <OriginFields form={form} lists={lists} />
      {form.isGuessed ? <p className={styles.note}>{text('registration.guessed')}</p> : null}
      <GenderField form={form} />
      <Button
        wide
        size="large"
        type="submit"
        disabledReason={form.problem}
        onUnavailablePress={form.showProblems}
        loading={form.isSending}
      >
        {text('registration.signUp')}
      </Button>
    </form>
  );
}

/** "The Basics": what Franca must know of a new person. */
export function Registration() {
  const text = useText();
  const form = useRegistration();
  useEffect(focusArrival, []);
  const { data: lists, isError, refetch } = useBasicLists();
  const missing = isError ? (
    <LoadFailure onRetry={() => void refetch()}>{text('errors.network')}</LoadFailure>
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
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{text('registration.theBasics')}</h1>
        <p className={styles.hint}>{text('registration.basicsHint')}</p>
        {lists ? <RegistrationFields form={form} lists={lists} /> : missing}
      </main>
    </div>
  );
}
