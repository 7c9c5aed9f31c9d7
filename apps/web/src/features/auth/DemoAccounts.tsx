import { Avatar, Button } from '@franca/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api, queries } from '../../lib/data/api.ts';
import { useLanguageName } from '../../lib/names/useNames.ts';
import { readIntent, redirectRule } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './DemoAccounts.styles.ts';

/** The demo's people, where the server has any: one click signs in. */
export function DemoAccounts() {
  const text = useText();
  const languageName = useLanguageName();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // A server without demo answers "not found": then there is nothing to show.
  const { data: accounts = [] } = useQuery(queries.dev.accounts());
  const entering = useMutation({
    mutationFn: (user_id: string) => api.dev.login({ body: { user_id } }),
    onSuccess: ({ access_token }, userId) => {
      // An unfinished registration in this browser is somebody else's.
      session.getState().end();
      session.getState().start(access_token, userId);
      return navigate(redirectRule(readIntent(query)), { replace: true });
    },
  });
  // Until the page is left: a second press must not change who signs in.
  const chosen = entering.isPending || entering.isSuccess ? entering.variables : null;

  if (accounts.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="demo-title">
      <h2 className={styles.title} id="demo-title">
        {text('auth.tryDemo')}
      </h2>
      <p className={styles.hint}>{text('auth.tryDemoHint')}</p>
      <ul className={styles.people}>
        {accounts.map((account) => (
          <li key={account._id}>
            <Button
              wide
              variant="neutral"
              className={styles.person}
              loading={chosen === account._id}
              title={text('auth.signInAs', { name: account.name })}
              icon={<Avatar decorative size="small" name={account.name} src={account.avatar} />}
              onClick={() => chosen === null && entering.mutate(account._id)}
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
