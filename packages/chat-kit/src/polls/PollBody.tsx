import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { type ReactNode, use, useId, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { pollWords } from '../core/poll/pollWords.ts';
import { useChosenView } from '../hooks/useChosenView.ts';
import { usePartText } from '../hooks/usePartText.ts';
import type { KindBodyProps } from '../kinds/KindDefinition.ts';
import * as styles from './PollBody.styles.ts';
import { PollFacts } from './PollFacts.tsx';
import { PollOptionRow } from './PollOptionRow.tsx';
import { PollVoters } from './PollVoters.tsx';
import { usePollOver } from './usePollOver.ts';
import { usePollVote } from './usePollVote.ts';

/** Props of {@link PollBody}. */
export interface PollBodyProps extends KindBodyProps<'poll'> {
  /** Its words, which stand there where its code cannot be loaded. */
  children?: ReactNode;
}

/** A poll: its question, the options with their results, and what the viewer can do. Renders a `<div>` with a group of radio buttons or checkboxes. */
export function PollBody({ message, content: { poll }, actions }: PollBodyProps) {
  const text = usePartText();
  const id = useId();
  const chat = use(ChatContext);
  const view = useChosenView(message.topicId, message.chatId);
  const words = pollWords(message, view, poll.options.length);
  const isOver = usePollOver(poll);
  const { chosen, choose } = usePollVote(message, poll, actions.poll);
  const [opened, setOpened] = useState<'voters' | 'end' | null>(null);
  const [isEnding, setEnding] = useState(false);

  const isStored = message.seq !== null;
  const canVote = isStored && !isOver && actions.poll !== undefined;
  const isAuthor = chat?.port.viewer.id === message.author.id;
  const canList = chat?.port.polls?.voters !== undefined && !poll.isAnonymous && poll.voterCount > 0;
  const most = Math.max(...poll.options.map(({ count }) => count));

  const end = async (): Promise<void> => {
    setEnding(true);
    await actions.poll?.end(message);
    setEnding(false);
    setOpened(null);
  };

  return (
    <div className={styles.root} data-fr-part="poll">
      <div id={id} className={styles.question} dir="auto" lang={words.language ?? undefined} data-words="">
        {words.question}
      </div>
      <div id={`${id}-hint`} className={styles.hint}>
        {text('poll')}
        {isOver ? null : ` · ${text(poll.isMultiple ? 'pollChooseSeveral' : 'pollChooseOne')}`}
      </div>
      <div
        className={styles.options}
        role={poll.isMultiple ? 'group' : 'radiogroup'}
        {...{ 'aria-labelledby': id, 'aria-describedby': `${id}-hint` }}
      >
        {poll.options.map((option, place) => (
          <PollOptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a poll never change their places
            key={place}
            name={id}
            type={poll.isMultiple ? 'checkbox' : 'radio'}
            words={words.options[place] ?? ''}
            language={words.language}
            option={option}
            isChosen={chosen.includes(place)}
            isLeading={isOver && option.count > 0 && option.count === most}
            voterCount={poll.voterCount}
            disabled={!canVote}
            onToggle={(isChosen) => {
              const others = poll.isMultiple ? chosen.filter((other) => other !== place) : [];
              choose(isChosen ? [...others, place].sort((left, right) => left - right) : others);
            }}
          />
        ))}
      </div>
      <PollFacts poll={poll} isOver={isOver} />
      <div className={styles.buttons}>
        {canList ? (
          <button type="button" className={styles.button} onClick={() => setOpened('voters')}>
            {text('pollShowVoters')}
          </button>
        ) : null}
        {canVote && !poll.isMultiple && chosen.length > 0 ? (
          <button type="button" className={styles.button} onClick={() => choose([])}>
            {text('pollTakeBack')}
          </button>
        ) : null}
        {canVote && isAuthor ? (
          <button type="button" className={styles.button} onClick={() => setOpened('end')}>
            {text('pollFinish')}
          </button>
        ) : null}
      </div>
      {opened === 'voters' ? (
        <PollVoters message={message} poll={poll} words={words} onClose={() => setOpened(null)} />
      ) : null}
      <ConfirmDialog
        open={opened === 'end'}
        title={text('pollFinishTitle')}
        description={text('pollFinishContent')}
        confirmLabel={text('pollFinish')}
        variant="block"
        loading={isEnding}
        onConfirm={() => void end()}
        onOpenChange={(open) => open || setOpened(null)}
      />
    </div>
  );
}
