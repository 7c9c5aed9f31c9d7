import { linkClassName } from '@franca/ui';
import { api } from '../../lib/data/api.ts';
import { useCall } from '../../lib/data/useCall.ts';
import { isolate } from '../../strings/isolate.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './SignIn.styles.ts';

const readAccounts = () => api.dev.accounts();

/** Says where a link or a code was sent, until it is sent again; in the demo with the way to what was sent. */
export function SentNotice({ kind, to }: { kind: 'link' | 'code'; to: string }) {
  const text = useText();
  const accounts = useCall(readAccounts, []);
  return (
    <p className={styles.sent} role="status">
      {text(kind === 'link' ? 'auth.linkSentTo' : 'auth.codeSentTo', { to: isolate(to) })}
      {accounts && accounts.length > 0 ? (
        <>
          {' '}
          <a className={linkClassName} href="/dev/outbox" target="_blank" rel="noreferrer">
            {text('auth.openOutbox')}
          </a>
        </>
      ) : null}
    </p>
  );
}
