import { Button, Dialog, Skeleton } from '@franca/ui';
import { lazyPart } from '@franca/ui/kit';
import { Fragment, type ReactNode, Suspense, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useMe } from '../../lib/data/useMe.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Account.styles.ts';
import { endOfPeriod } from './planDates.ts';

/** The card form is half of the page's forms: loaded when the dialog opens. */
const AccountPanel = lazyPart(() => import('./AccountPanel.tsx'), 'AccountPanel');

/** Words that may be broken behind a slash: as one word they are wider than the narrowest phones. */
function breakable(words: string): ReactNode {
  return words.split(/(?<=\/)/u).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

/** The plan of the person signed in, the card, the payments, and the ways to change them. */
export function AccountDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const { openDialog } = useChatAddress();
  const { data: me } = useMe();
  const inside = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const plan = me?.subscription;
  // The trial is the one thing to do then.
  const isTrial = query.get('show') === 'card';
  const isOpenServer = plan?.status === 'open';
  const canCancel = plan && endOfPeriod(plan) && !plan.cancelled_at && plan.package !== 'free';
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={breakable(text('shell.account'))}
      initialFocus={inside}
      footer={
        isOpenServer ? undefined : (
          <>
            {canCancel ? (
              <Button variant="neutral" onClick={() => navigate('/cancel-subscription')}>
                {text('billing.cancelSubscription')}
              </Button>
            ) : null}
            <Button variant={isTrial ? 'neutral' : 'primary'} onClick={() => openDialog('plans')}>
              {text('billing.seePlans')}
            </Button>
          </>
        )
      }
    >
      <div ref={inside} tabIndex={-1} className={styles.inside}>
        <Suspense
          fallback={
            <div className={styles.room} aria-busy="true">
              <Skeleton shape="block" height="100%" />
            </div>
          }
        >
          {me ? <AccountPanel me={me} /> : null}
        </Suspense>
      </div>
    </Dialog>
  );
}
