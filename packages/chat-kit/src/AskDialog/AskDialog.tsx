import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { useLocale } from '@franca/ui/i18n';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { Spinner } from '@franca/ui/Spinner';
import { type ComponentProps, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ProblemLine } from '../AssistantConversation/ProblemLine.tsx';
import type { AssistantEngine, QuoteChoice } from '../core/assistant/AssistantPort.ts';
import { type AskingOptions, createAsking } from '../core/assistant/createAsking.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useCopy } from '../hooks/useCopy.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as styles from './AskDialog.styles.ts';
import { AskedAnswer } from './AskedAnswer.tsx';
import { type AskTask, askQuestion, languageOfOthers } from './askQuestion.ts';
import { QuoteList } from './QuoteList.tsx';

/** Props of {@link AskDialog}. */
export interface AskDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it; an answer that is being written goes on in the assistant's conversations. */
  onOpenChange: (open: boolean) => void;
  /** The backend; it needs `loadQuotes`. */
  port: AskingOptions['port'];
  /** The messages that it is about; it stays with the first that it was given: another choice is another dialog. */
  choice: QuoteChoice;
  /** Name of the conversation that they are from. */
  conversation: string;
  /** What answers. */
  engine: AssistantEngine;
  /** What is chosen at first. Default `summary`. */
  firstTask?: AskTask | undefined;
  /** Takes a suggested reply as a draft; without it no reply is suggested. */
  onReply?: ((words: string) => void) | undefined;
  /** Opens the conversation with the assistant that the answer stands in. */
  onTopic?: ((topicId: string) => void) | undefined;
  /** Leads to the plans. */
  onPlans?: (() => void) | undefined;
}

/** The question as it is put together, and as it was sent. */
function useTask({ firstTask = 'summary', onReply }: Pick<AskDialogProps, 'firstTask' | 'onReply'>) {
  const [task, setTask] = useState<AskTask>(firstTask === 'reply' && !onReply ? 'summary' : firstTask);
  /** BCP 47 tag of the chosen language of a reply; null: that of the others. */
  const [language, setLanguage] = useState<string | null>(null);
  const [sent, setSent] = useState('');
  return { task, setTask, language, setLanguage, sent, setSent };
}

/**
 * Asks the assistant about messages of a conversation: it shows word for word what will be sent, and to whom, before anything is. A
 * suggested reply becomes a draft. Renders a dialog.
 */
export function AskDialog(props: AskDialogProps) {
  const { open, onOpenChange, port, choice, conversation, engine, ...others } = props;
  const { firstTask, onReply, onTopic, onPlans, ...rest } = others;
  const text = useAssistantText();
  const locale = useLocale();
  const copy = useCopy();
  const destinationId = useId();
  const [asking] = useState(() => createAsking({ port, choice }));
  const state = useSyncExternalStore(asking.subscribe, asking.getState, asking.getState);
  useEffect(() => asking.start(), [asking]);
  const root = useRef<HTMLDivElement>(null);
  const { kind } = state;
  // What had the focus is gone with each step. A frame later, as the dialog itself takes the focus a frame after it was drawn.
  useEffect(() => {
    const next = kind === 'shown' ? 'input:checked' : kind === 'asked' ? '[data-answer]' : null;
    if (next === null) return undefined;
    const frame = requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(next)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [kind]);
  const { task, setTask, language, setLanguage, sent, setSent } = useTask({ firstTask, onReply });

  const messages = state.kind === 'shown' || state.kind === 'asked' ? state.quotes.messages : [];
  const count = messages.length;
  const theirs = languageOfOthers(messages);
  const languages = theirs === null || theirs.split('-')[0] === locale.split('-')[0] ? [] : [theirs, locale];
  const tasks: readonly AskTask[] = onReply ? ['summary', 'explain', 'reply'] : ['summary', 'explain'];
  const labels = {
    summary: text('askSummary'),
    explain: text('askExplain'),
    reply: text('askReply'),
  };
  const destination = { count, name: engine.name ?? '', host: engine.host ?? '' };

  const ask = (): void => {
    const question = { task, title: conversation, language: language ?? theirs, locale };
    const words = askQuestion(text, question);
    setSent(words);
    asking.ask(words);
  };
  const close = (): void => onOpenChange(false);

  const footer = (
    <div className={styles.actions}>
      {state.kind === 'asked' ? (
        <>
          {state.answer.topicId !== null && onTopic ? (
            <Button variant="neutral" onClick={() => state.answer.topicId && onTopic(state.answer.topicId)}>
              {text('continueTalk')}
            </Button>
          ) : null}
          {state.answer.state === 'writing' ? (
            <Button
              variant="neutral"
              loading={state.answer.isStopping}
              disabled={state.answer.topicId === null}
              onClick={asking.stop}
            >
              {text('stop')}
            </Button>
          ) : (
            <>
              <Button variant="neutral" onClick={() => copy(state.answer.text)}>
                {text('copy')}
              </Button>
              {task === 'reply' && onReply && state.answer.text !== '' ? (
                <Button onClick={() => onReply(state.answer.text.trim())}>{text('useReply')}</Button>
              ) : null}
            </>
          )}
        </>
      ) : (
        <>
          <Button variant="neutral" onClick={close}>
            {text('cancel')}
          </Button>
          <Button disabled={state.kind !== 'shown' || count === 0} onClick={ask}>
            {text('askSend')}
          </Button>
        </>
      )}
    </div>
  );

  return (
    <Dialog
      {...rest}
      data-fr-part="ask-dialog"
      open={open}
      onOpenChange={onOpenChange}
      title={text('ask')}
      footer={footer}
    >
      <div ref={root} className={styles.root}>
        {state.kind === 'loading' ? (
          <div className={styles.waiting}>
            <Spinner label={text('loading')} />
          </div>
        ) : null}
        {state.kind === 'failed' ? (
          <ProblemLine problem={state.problem} onRetry={asking.reload} onPlans={onPlans} />
        ) : null}
        {state.kind === 'shown' ? (
          <>
            {state.problem ? <ProblemLine problem={state.problem} onPlans={onPlans} /> : null}
            <RadioGroup
              label={text('askTask')}
              value={task}
              onValueChange={(value) => setTask(tasks.find((name) => name === value) ?? 'summary')}
              options={tasks.map((value) => ({ value, label: labels[value] }))}
            />
            {task === 'reply' && languages.length > 0 ? (
              <RadioGroup
                label={text('replyLanguage')}
                orientation="horizontal"
                value={language ?? theirs}
                onValueChange={setLanguage}
                options={languages.map((value) => ({ value, label: languageName(value, locale) ?? value }))}
              />
            ) : null}
            {count === 0 ? (
              <Banner tone="info">{text('askNone')}</Banner>
            ) : (
              <div className={styles.sent}>
                <p id={destinationId} className={styles.destination}>
                  {text(engine.host === null ? 'askHere' : 'askTo', destination)}
                </p>
                <QuoteList messages={messages} labelledBy={destinationId} />
                {state.quotes.isCut ? <p className={styles.note}>{text('askCut')}</p> : null}
                <p className={styles.note}>
                  {text('askNames')} {text('mayBeWrong')}
                </p>
              </div>
            )}
          </>
        ) : null}
        {state.kind === 'asked' ? (
          <AskedAnswer question={sent} answer={state.answer} isPlain={task === 'reply'} />
        ) : null}
      </div>
    </Dialog>
  );
}
