import { Button, Icon } from '@franca/ui';
import { Ban } from 'lucide-react';
import { useRelationAction } from '../../../lib/people/useRelationAction.ts';
import { useText } from '../../../strings/texts.ts';
import * as styles from './ChatMain.styles.ts';

/** Props of {@link BlockedNotice}. */
export interface BlockedNoticeProps {
  /** Whom the viewer blocks. */
  person: { readonly _id: string; readonly name: string };
}

/** Above the composer: whom the viewer blocks in this conversation, and the way back (docs/behaviour/blocking.md, Writing to a blocked person). */
export function BlockedNotice({ person }: BlockedNoticeProps) {
  const text = useText();
  const { act, pending } = useRelationAction();
  return (
    <div className={styles.reach} role="note">
      <Icon icon={Ban} size="small" />
      <div>
        <p>{text('people.youBlocked', { name: person.name })}</p>
      </div>
      <Button
        size="small"
        variant="neutral"
        loading={pending !== null}
        onClick={() => act({ id: person._id, action: 'unblock' })}
      >
        {text('people.unblock')}
      </Button>
    </div>
  );
}
