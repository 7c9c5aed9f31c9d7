import type { Notification } from '@franca/contract';
import { Avatar, EmptyState, Icon, IconButton } from '@franca/ui';
import { cx } from '@linaria/core';
import {
  AtSign,
  Bell,
  CalendarX2,
  CheckCheck,
  type LucideIcon,
  PhoneMissed,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as area from '../../components/Column.styles.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import * as rows from '../../components/Rows.styles.ts';
import { WaitingRows } from '../../components/WaitingRows.tsx';
import { useText } from '../../strings/texts.ts';
import * as styles from './Notifications.styles.ts';
import { notificationText } from './notificationText.ts';
import type { NotificationColumn } from './useNotifications.ts';

/** Props of {@link NotificationsColumn}. */
export interface NotificationsColumnProps {
  /** The notifications. */
  column: NotificationColumn;
  /** When one happened, in words: an ISO 8601 time comes in. */
  dateText: (date: string) => string;
  /** Opens what a notification is about; it is read by that. */
  onOpen: (notification: Notification) => void;
}

const icons: Record<Notification['kind'], LucideIcon> = {
  'friend-request': UserPlus,
  'friend-accepted': UserCheck,
  'missed-call': PhoneMissed,
  'member-added': Users,
  'member-removed': Users,
  'group-deleted': Users,
  mention: AtSign,
  'message-unsent': CalendarX2,
};

/** The middle column of the notifications: what happened, newest first, and what of it is new. */
export function NotificationsColumn({ column, dateText, onOpen }: NotificationsColumnProps) {
  const text = useText();
  const { notifications, unreadCount, isFailed, retry, read } = column;
  const content = (): ReactNode => {
    if (isFailed) {
      return (
        <LoadFailure edge onRetry={retry}>
          {text('notifications.failed')}
        </LoadFailure>
      );
    }
    if (notifications === null) return <WaitingRows />;
    if (notifications.length === 0) {
      return (
        <EmptyState
          className={area.empty}
          icon={<Icon icon={Bell} size="large" />}
          title={text('notifications.none')}
        >
          {text('notifications.noneHint')}
        </EmptyState>
      );
    }
    return (
      <ul className={cx(rows.scroller, styles.rows)} aria-label={text('notifications.title')}>
        {notifications.map((one) => (
          <li key={one._id}>
            <button
              type="button"
              className={cx(rows.button, styles.row)}
              data-unread={one.is_read ? undefined : ''}
              onClick={() => {
                if (!one.is_read) read(one._id);
                onOpen(one);
              }}
            >
              <span className={styles.face}>
                <Avatar decorative name={one.person.name} src={one.person.avatar} />
                <span className={styles.kind} data-kind={one.kind}>
                  <Icon icon={icons[one.kind]} size="small" />
                </span>
              </span>
              <span className={styles.words}>
                <span className={styles.text}>{notificationText(text, one)}</span>
                <time className={styles.date} dateTime={one.date}>
                  <bdi>{dateText(one.date)}</bdi>
                </time>
              </span>
              {one.is_read ? null : (
                <span className={styles.dot} role="img" aria-label={text('notifications.unread')} />
              )}
            </button>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div className={area.root}>
      <div className={styles.head}>
        <h1 className={area.title}>{text('notifications.title')}</h1>
        <IconButton
          label={text('notifications.markAllRead')}
          disabled={unreadCount === 0}
          onClick={() => read(undefined)}
        >
          <Icon icon={CheckCheck} />
        </IconButton>
      </div>
      {content()}
    </div>
  );
}
