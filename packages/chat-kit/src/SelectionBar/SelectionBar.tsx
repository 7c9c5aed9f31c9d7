import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { copyText, useAction } from '@franca/ui/kit';
import { useLayer } from '@franca/ui/layers';
import { useToast } from '@franca/ui/Toaster';
import { Copy, Forward, Trash2, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { ForwardSelected } from './ForwardSelected.tsx';
import * as styles from './SelectionBar.styles.ts';
import { SelectionBarItems } from './SelectionBarItems.tsx';

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  /** The chosen messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Who has chosen them. */
  viewerId: string;
  /** What can be done with a single message: what cannot be done with one is not offered for several. */
  actions: MessageActions;
  /** Ends the choice. */
  onEnd: () => void;
}

type Question = 'hide' | 'recall';

/** What the bar asks before it does it. */
const questions = {
  hide: { title: 'hideSelected', content: 'hideContent', confirm: 'confirmHide', done: 'hiddenToast' },
  recall: {
    title: 'recallSelected',
    content: 'recallContent',
    confirm: 'confirmRecall',
    done: 'recalledToast',
  },
} as const;

/**
 * What can be done with several messages at once, in the place of the composer: copy, forward, delete for oneself, and recall where all
 * of them are the viewer's own. Escape ends it. Renders a `<section>`.
 */
export function SelectionBar({ messages, viewerId, actions, onEnd }: SelectionBarProps) {
  const text = usePartText();
  const toast = useToast();
  const kinds = useKinds();
  const { port, choices } = useChat();
  const [question, setQuestion] = useState<Question | null>(null);
  // The words of a question stay while it closes.
  const [asked, setAsked] = useState<Question>('hide');
  const [forwarded, setForwarded] = useState<readonly ChatMessage[] | null>(null);
  const root = useRef<HTMLElement>(null);
  useLayer({ open: true, onEscape: onEnd, elements: [() => root.current] });
  const count = messages.length;
  const isNone = count === 0;
  const canForward =
    port.contacts !== undefined &&
    messages.every(({ content }) => kinds.of(content.kind).canForward !== false);
  const canRecall = actions.recall && !isNone && messages.every(({ author }) => author.id === viewerId);
  const words = messages.filter((message) => message.text !== '');

  const { status, run } = useAction(
    async ({ signal }, what: Question) => {
      const perform = port.messages[what];
      for (const { topicId, chatId } of messages) await perform?.({ topicId, chatId }, { signal });
      return what;
    },
    {
      onSuccess: (what) => {
        toast.success(text(questions[what].done));
        onEnd();
      },
      // What was done is gone from the choice; the rest can be tried again.
      onError: (error) => {
        toast.error(reasonOf(error));
        setQuestion(null);
      },
    },
  );
  const ask = (what: Question): void => {
    setAsked(what);
    setQuestion(what);
  };
  const copy = (): void => {
    const said = words.map((message) => {
      const { main } = shownTexts(message, choices.viewOf(message.topicId, message.chatId));
      return words.length > 1 ? `${message.author.name}: ${main.text}` : main.text;
    });
    copyText(said.join('\n')).then(
      () => {
        toast.success(text('copied'));
        onEnd();
      },
      (error: unknown) => toast.error(reasonOf(error)),
    );
  };

  return (
    <section ref={root} className={styles.root} data-fr-part="selection-bar" aria-label={text('selection')}>
      <IconButton label={text('endSelection')} onClick={onEnd}>
        <Icon icon={X} />
      </IconButton>
      <output className={styles.count}>{text('selected', { count })}</output>
      {actions.copy ? (
        <IconButton label={text('copy')} disabled={words.length === 0} onClick={copy}>
          <Icon icon={Copy} />
        </IconButton>
      ) : null}
      {actions.forward ? (
        <IconButton
          label={text('forward')}
          disabled={isNone || !canForward}
          onClick={() => setForwarded(messages)}
        >
          <Icon icon={Forward} flip />
        </IconButton>
      ) : null}
      <SelectionBarItems messages={messages} onEnd={onEnd} />
      {canRecall ? (
        <IconButton label={text('confirmRecall')} onClick={() => ask('recall')}>
          <Icon icon={Undo2} />
        </IconButton>
      ) : null}
      {actions.hide ? (
        <IconButton label={text('confirmHide')} disabled={isNone} onClick={() => ask('hide')}>
          <Icon icon={Trash2} />
        </IconButton>
      ) : null}
      <ConfirmDialog
        open={question !== null}
        title={text(questions[asked].title, { count })}
        description={text(questions[asked].content)}
        confirmLabel={text(questions[asked].confirm)}
        variant="block"
        loading={status === 'pending'}
        onConfirm={() => run(asked)}
        onOpenChange={(open) => open || setQuestion(null)}
      />
      {forwarded ? <ForwardSelected messages={forwarded} onClose={onEnd} /> : null}
    </section>
  );
}
