import { RetryBanner } from '@franca/ui/Banner';
import { Dialog } from '@franca/ui/Dialog';
import { useLoad } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { useCallback } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Poll } from '../core/model/Poll.ts';
import type { PollWords } from '../core/poll/pollWords.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './PollVoters.styles.ts';

/** Props of {@link PollVoters}. */
export interface PollVotersProps {
  /** The message of the poll. */
  message: ChatMessage;
  /** Where it stands; a new vote loads the list again. */
  poll: Poll;
  /** Its words, as the viewer reads them. */
  words: PollWords;
  /** It is to close. */
  onClose: () => void;
}

/** Says who chose each option of a poll. Renders a dialog. */
export function PollVoters({ message, poll, words, onClose }: PollVotersProps) {
  const text = usePartText();
  const { polls } = useChat().port;
  const { topicId, chatId } = message;
  const { result, status, error, retry } = useLoad(
    useCallback(
      // Another poll: somebody voted since.
      async ({ signal }) => (poll ? ((await polls?.voters?.({ topicId, chatId }, { signal })) ?? []) : []),
      [polls, topicId, chatId, poll],
    ),
  );
  return (
    <Dialog
      open
      title={text('pollVotersTitle')}
      data-fr-part="poll-voters"
      onOpenChange={(open) => open || onClose()}
    >
      <div className={styles.root} aria-busy={status === 'pending' || undefined}>
        <p className={styles.question} dir="auto" lang={words.language ?? undefined}>
          {words.question}
        </p>
        {status === 'failed' ? (
          <RetryBanner onRetry={retry}>
            {text('pollVotersFailed')} <bdi>{reasonOf(error)}</bdi>
          </RetryBanner>
        ) : null}
        {status === 'pending' && !result ? <Spinner /> : null}
        {result?.map((people, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of a poll never change their places
          <section key={place} className={styles.option}>
            <h3 className={styles.title}>
              <bdi lang={words.language ?? undefined}>{words.options[place]}</bdi>
              <span className={styles.count}>{text('pollVotes', { count: people.length })}</span>
            </h3>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.id} className={styles.person}>
                  <Avatar name={person.name} src={person.avatarUrl} size="small" decorative />
                  <bdi className={styles.name}>{person.name}</bdi>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
