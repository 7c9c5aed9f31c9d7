import { api } from '../../lib/data/api.ts';
import { useCall } from '../../lib/data/useCall.ts';
import * as styles from './DemoAccounts.styles.ts';

/** The demo's accounts, and what shows them; visitors of other servers do not load it. */
async function readDemo() {
  const accounts = await api.dev.accounts();
  if (accounts.length === 0) return null;
  const { DemoPeople } = await import('./DemoPeople.tsx');
  return { accounts, DemoPeople };
}

/** The demo's people, where the server has any; room for as many as it says until they are here. */
export function DemoAccounts() {
  // A server without demo responds "not found": then there is nothing to show.
  const demo = useCall(readDemo, null);
  if (demo === undefined) return <div className={styles.room} />;
  return demo ? <demo.DemoPeople accounts={demo.accounts} /> : null;
}
