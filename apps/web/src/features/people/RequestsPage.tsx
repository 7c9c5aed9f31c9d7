import type { FriendRequest } from '@franca/contract';
import { Avatar, Button, EmptyState, Icon, IconButton, Spinner, Tabs } from '@franca/ui';
import { ArrowLeft, UsersRound } from 'lucide-react';
import * as area from '../../components/Column.styles.ts';
import * as rows from '../../components/Rows.styles.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './People.styles.ts';
import { PersonPlace } from './PersonPlace.tsx';
import type { Requests } from './useRequests.ts';

/** Props of {@link RequestsPage}. */
export interface RequestsPageProps {
  /** Who looks. */
  viewerId: string;
  /** The open requests. */
  requests: Requests;
  /** Opens somebody's profile. */
  onProfile: (id: string) => void;
  /** Goes back to the friends, in a narrow window. */
  onBack: () => void;
}

/** Props of {@link RequestCards}. */
interface RequestCardsProps {
  /** The requests of a tab. */
  requests: readonly FriendRequest[];
  /** Who looks. */
  viewerId: string;
  /** What is said where there are none. */
  empty: string;
  /** Opens somebody's profile. */
  onProfile: (id: string) => void;
}

function RequestCards({ requests, viewerId, empty, onProfile }: RequestCardsProps) {
  const text = useText();
  const { act, pending } = useRelationAction();
  if (requests.length === 0)
    return <EmptyState className={area.empty} icon={<Icon icon={UsersRound} size="large" />} title={empty} />;
  return (
    <ul className={styles.cards}>
      {requests.map(({ _id, from, to }) => {
        const isReceived = to._id === viewerId;
        const person = isReceived ? from : to;
        const buttons = isReceived
          ? ([
              { action: 'accept', label: 'accept', variant: 'accept' },
              { action: 'decline', label: 'decline', variant: 'neutral' },
            ] as const)
          : ([
              { action: 'add', label: 'resend', variant: 'resend' },
              { action: 'cancel', label: 'cancelRequest', variant: 'neutral' },
            ] as const);
        return (
          <li key={_id} className={styles.card}>
            <div className={styles.cardPerson}>
              <button
                type="button"
                className={styles.face}
                aria-label={text('people.profileOf', { name: person.name })}
                onClick={() => onProfile(person._id)}
              >
                <Avatar
                  decorative
                  size="large"
                  name={person.name}
                  src={person.avatar}
                  verified={person.is_verified}
                />
              </button>
              <span className={rows.words}>
                <bdi className={rows.name}>{person.name}</bdi>
                <span className={rows.detail}>
                  <PersonPlace person={person} />
                </span>
              </span>
            </div>
            <div className={styles.cardActions}>
              {buttons.map(({ action, label, variant }) => (
                <Button
                  key={action}
                  size="small"
                  variant={variant}
                  loading={pending?.id === person._id && pending.action === action}
                  aria-label={`${text(`people.${label}`)}: ${person.name}`}
                  onClick={() => act({ id: person._id, action })}
                >
                  {text(`people.${label}`)}
                </Button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The right part of the contact area: all open requests, those received, and those sent. */
export function RequestsPage({ viewerId, requests, onProfile, onBack }: RequestsPageProps) {
  const text = useText();
  const { all, received, sent, isLoading, isFailed, retry } = requests;
  const tabs = [
    { id: 'all', label: 'allRequests', list: all, empty: 'noRequests' },
    { id: 'received', label: 'receivedRequests', list: received, empty: 'noRequests' },
    { id: 'sent', label: 'sentRequests', list: sent, empty: 'noAwaiting' },
  ] as const;
  const body = () => {
    if (isLoading) return <Spinner label={text('people.requests')} />;
    if (isFailed) {
      return (
        <EmptyState
          className={area.empty}
          title={text('people.requestsFailed')}
          action={
            <Button variant="neutral" onClick={retry}>
              {text('common.retry')}
            </Button>
          }
        />
      );
    }
    return (
      <Tabs
        label={text('people.requests')}
        tabs={tabs.map(({ id, label, list, empty }) => ({
          id,
          label: text(`people.${label}`, { count: list.length }),
          panel: (
            <RequestCards
              requests={list}
              viewerId={viewerId}
              empty={text(`people.${empty}`)}
              onProfile={onProfile}
            />
          ),
        }))}
      />
    );
  };
  return (
    <section className={styles.page} aria-label={text('people.requests')}>
      <header className={styles.pageHead}>
        <IconButton className={styles.pageBack} label={text('people.backToFriends')} onClick={onBack}>
          <Icon icon={ArrowLeft} flip />
        </IconButton>
        <h2 className={area.title}>{text('people.requests')}</h2>
      </header>
      <div className={styles.pageBody}>{body()}</div>
    </section>
  );
}
