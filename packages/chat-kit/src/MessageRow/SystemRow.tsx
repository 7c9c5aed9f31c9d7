import { memo } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { DayHeading } from '../DayHeading/DayHeading.tsx';
import { useKinds } from '../kinds/useKinds.ts';
import { UnreadLine } from '../UnreadLine/UnreadLine.tsx';
import * as styles from './MessageRow.styles.ts';
import type { MessageRowProps } from './MessageRow.tsx';

/** Props of {@link SystemRow}. */
export interface SystemRowProps
  extends Pick<MessageRowProps, 'index' | 'position' | 'total' | 'viewerId' | 'isTabStop' | 'measure'> {
  /** The row. */
  row: ConversationRow;
}

/** A row of the message list that nobody wrote: its words in the middle. Renders an `<article>`. */
export const SystemRow = memo(function SystemRow(props: SystemRowProps) {
  const { row, viewerId } = props;
  const { Line } = useKinds().of(row.message.content.kind);
  return (
    <article
      ref={props.measure}
      className={styles.root}
      data-index={props.index}
      data-key={row.key}
      data-run="single"
      aria-posinset={props.position}
      aria-setsize={props.total}
      tabIndex={props.isTabStop ? 0 : -1}
    >
      {row.day ? <DayHeading day={row.day} /> : null}
      {row.isFirstUnread ? <UnreadLine /> : null}
      <p className={styles.system} data-fr-part="system-line">
        {Line ? <Line content={row.message.content} viewerId={viewerId} /> : null}
      </p>
    </article>
  );
});
