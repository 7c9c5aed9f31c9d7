import type { EndpointData, endpoints } from '@franca/contract';
import { Avatar, Button, useLocale } from '@franca/ui';
import { useState } from 'react';
import { api } from '../../lib/data/api.ts';
import { useAction } from '../../lib/data/useAction.ts';
import { useCall } from '../../lib/data/useCall.ts';
import { languageItems } from '../../lib/names/namedItems.ts';
import { useNavigation } from '../../lib/navigation/Navigation.ts';
import { readIntent, redirectRule } from '../../lib/session/redirectRule.ts';
import { session } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './DemoAccounts.styles.ts';

const readLists = () => api.static.basic();

/** The interface language's word for a language that the server names in English. */
function useLanguageName(): (name: string) => string {
  const locale = useLocale();
  const lists = useCall(readLists);
  const labels = new Map(
    languageItems(lists?.languages ?? [], locale).map(({ value, label }) => [value, label]),
  );
  return (name) => labels.get(name) ?? name;
}

/** Props of {@link DemoPeople}. */
export interface DemoPeopleProps {
  /** The accounts of the demo. */
  accounts: EndpointData<typeof endpoints.dev.accounts>;
}

/** The demo's people: one click signs in. */
export function DemoPeople({ accounts }: DemoPeopleProps) {
  const text = useText();
  const languageName = useLanguageName();
  const { query, replace } = useNavigation();
  // Until the page is left: a second press must not change who signs in.
  const [chosen, setChosen] = useState<string | null>(null);
  const entering = useAction(async (user_id: string) => {
    setChosen(user_id);
    try {
      const { access_token } = await api.dev.login({ body: { user_id } });
      // An unfinished registration in this browser is somebody else's.
      session.getState().end();
      session.getState().start(access_token, user_id);
    } catch (error) {
      setChosen(null);
      throw error;
    }
    await replace(redirectRule(readIntent(query)));
  });

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
              onClick={() => chosen === null && entering.run(account._id)}
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
