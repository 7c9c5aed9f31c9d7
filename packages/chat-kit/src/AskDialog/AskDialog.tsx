import { Dialog } from '@franca/ui/Dialog';
import { useLocale } from '@franca/ui/i18n';
import { Spinner } from '@franca/ui/Spinner';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ProblemLine } from '../AssistantConversation/ProblemLine.tsx';
import type { AssistantEngine, QuoteChoice } from '../core/assistant/AssistantPort.ts';
import { type AskingOptions, type AskingState, createAsking } from '../core/assistant/createAsking.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { AskActions } from './AskActions.tsx';
import * as styles from './AskDialog.styles.ts';
import { AskedAnswer } from './AskedAnswer.tsx';
import { AskForm } from './AskForm.tsx';
import { type AskTask, askQuestion, languageOfOthers } from './askQuestion.ts';

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

/** Moves the focus to what each step brings, as what had it is gone. */
function useStepFocus(kind: AskingState['kind']) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const next = kind === 'shown' ? 'input:checked' : kind === 'asked' ? '[data-answer]' : null;
    if (next === null) return undefined;
    // A frame later, as the dialog itself takes the focus a frame after it was drawn.
    const frame = requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(next)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [kind]);
  return root;
}

/**
 * Asks the assistant about messages of a conversation: it shows word for word what will be sent, and to whom, before anything is. A
 * suggested reply becomes a draft. Renders a dialog.
 */
export function AskDialog(props: AskDialogProps) {
  const { open, onOpenChange, port, choice, conversation, engine, ...others } = props;
  const { firstTask = 'summary', onReply, onTopic, onPlans, ...rest } = others;
  const text = useAssistantText();
  const locale = useLocale();
  const [asking] = useState(() => createAsking({ port, choice }));
  const state = useSyncExternalStore(asking.subscribe, asking.getState, asking.getState);
  useEffect(() => asking.start(), [asking]);
  const root = useStepFocus(state.kind);
  const [task, setTask] = useState<AskTask>(firstTask === 'reply' && !onReply ? 'summary' : firstTask);
  const [language, setLanguage] = useState<string | null>(null);
  /** The question as it was sent. */
  const [sent, setSent] = useState('');

  const ask = (): void => {
    if (state.kind !== 'shown') return;
    const replyLanguage = language ?? languageOfOthers(state.quotes.messages);
    const words = askQuestion(text, { task, title: conversation, language: replyLanguage, locale });
    setSent(words);
    asking.ask(words);
  };

  return (
    <Dialog
      {...rest}
      data-fr-part="ask-dialog"
      open={open}
      onOpenChange={onOpenChange}
      title={text('ask')}
      footer={
        <AskActions
          {...{ state, onTopic }}
          onAsk={ask}
          onStop={asking.stop}
          onClose={() => onOpenChange(false)}
          onReply={task === 'reply' ? onReply : undefined}
        />
      }
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
            <AskForm
              {...{ engine, task, language }}
              quotes={state.quotes}
              onTaskChange={setTask}
              onLanguageChange={setLanguage}
              withReply={onReply !== undefined}
            />
          </>
        ) : null}
        {state.kind === 'asked' ? (
          <AskedAnswer question={sent} answer={state.answer} isPlain={task === 'reply'} />
        ) : null}
      </div>
    </Dialog>
  );
}
