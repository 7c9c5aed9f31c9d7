import { Banner } from '@franca/ui/Banner';
import { useLocale } from '@franca/ui/i18n';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { useId } from 'react';
import type { AssistantEngine, AssistantQuotes } from '../core/assistant/AssistantPort.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as styles from './AskDialog.styles.ts';
import { type AskTask, languageOfOthers } from './askQuestion.ts';
import { QuoteList } from './QuoteList.tsx';

/** Props of {@link AskForm}. */
export interface AskFormProps {
  /** What would be sent. */
  quotes: AssistantQuotes;
  /** What would answer. */
  engine: AssistantEngine;
  /** What is asked for. */
  task: AskTask;
  /** Takes another task. */
  onTaskChange: (task: AskTask) => void;
  /** BCP 47 tag of the chosen language of a reply; null: that of the others. */
  language: string | null;
  /** Takes another language of a reply. */
  onLanguageChange: (language: string) => void;
  /** Whether a reply can be suggested. */
  withReply: boolean;
}

/** What is asked for, and word for word what would be sent, and to whom. */
export function AskForm(props: AskFormProps) {
  const { quotes, engine, task, onTaskChange, language, onLanguageChange, withReply } = props;
  const text = useAssistantText();
  const locale = useLocale();
  const destinationId = useId();
  const { messages, isCut } = quotes;
  const theirs = languageOfOthers(messages);
  const languages = theirs === null || theirs.split('-')[0] === locale.split('-')[0] ? [] : [theirs, locale];
  const tasks: readonly AskTask[] = withReply ? ['summary', 'explain', 'reply'] : ['summary', 'explain'];
  const labels = {
    summary: text('askSummary'),
    explain: text('askExplain'),
    reply: text('askReply'),
  };
  const destination = { count: messages.length, name: engine.name ?? '', host: engine.host ?? '' };
  return (
    <>
      <RadioGroup
        label={text('askTask')}
        value={task}
        onValueChange={(value) => onTaskChange(tasks.find((name) => name === value) ?? 'summary')}
        options={tasks.map((value) => ({ value, label: labels[value] }))}
      />
      {task === 'reply' && languages.length > 0 ? (
        <RadioGroup
          label={text('replyLanguage')}
          orientation="horizontal"
          value={language ?? theirs}
          onValueChange={onLanguageChange}
          options={languages.map((value) => ({ value, label: languageName(value, locale) ?? value }))}
        />
      ) : null}
      {messages.length === 0 ? (
        <Banner tone="info">{text('askNone')}</Banner>
      ) : (
        <div className={styles.sent}>
          <p id={destinationId} className={styles.destination}>
            {text(engine.host === null ? 'askHere' : 'askTo', destination)}
          </p>
          <QuoteList messages={messages} labelledBy={destinationId} />
          {isCut ? <p className={styles.note}>{text('askCut')}</p> : null}
          <p className={styles.note}>
            {text('askNames')} {text('mayBeWrong')}
          </p>
        </div>
      )}
    </>
  );
}
