import { Avatar, Button, useToast } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { readIntent, redirectRule } from '../../lib/redirectRule.ts';
import { session } from '../../lib/session.ts';
import { useLanguageName } from '../../lib/useLanguageName.ts';
import { useText } from '../../strings/useText.ts';
import * as styles from './DemoAccounts.styles.ts';

/** The demo's people, where the server has any: one click signs in (readings D7). */
export function DemoAccounts() {
  const text = useText();
  const languageName = useLanguageName();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: accounts = [] } = useQuery({
    queryKey: ['demo', 'accounts'],
    // A server without demo answers "not found": then there is nothing to show.
    queryFn: () => api.dev.accounts().catch(() => []),
  });

  const enter = async (user_id: string) => {
    // Somebody else is signing in already: a second press must not change who.
    if (chosen !== null) return;
    setChosen(user_id);
    try {
      const { access_token } = await api.dev.login({ body: { user_id } });
      // An unfinished registration in this browser is somebody else's.
      session.getState().end();
      session.getState().start(access_token, user_id);
      await navigate(redirectRule(readIntent(query)), { replace: true });
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
      setChosen(null);
    }
  };

  if (accounts.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="demo-title">
      <h2 className={styles.title} id="demo-title">
        {text('tryDemo')}
      </h2>
      <p className={styles.hint}>{text('tryDemoHint')}</p>
      <ul className={styles.people}>
        {accounts.map((account) => (
          <li key={account._id}>
            <Button
              wide
              variant="neutral"
              className={styles.person}
              loading={chosen === account._id}
              title={text('signInAs', { name: account.name })}
              icon={<Avatar decorative size="small" name={account.name} src={account.avatar} />}
              onClick={() => void enter(account._id)}
            >
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {account.name}
                </span>
                <span className={styles.language}>{languageName(account.language)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
