import { Button } from '@franca/ui/Button';
import { useLocale } from '@franca/ui/i18n';
import { useAction } from '@franca/ui/kit';
import { Select } from '@franca/ui/Select';
import { Spinner } from '@franca/ui/Spinner';
import { TextArea } from '@franca/ui/TextArea';
import { useToast } from '@franca/ui/Toaster';
import { type RefObject, useEffect, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as styles from './CorrectionDialog.styles.ts';
import { useCorrectable } from './useCorrectable.ts';

/** Props of {@link CorrectionForm}. */
export interface CorrectionFormProps {
  /** The message whose translation is corrected. */
  message: ChatMessage;
  /** Takes the field of the translation, once there is one. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Something was stored. */
  onDone: () => void;
}

/** The original, the translation to change, and the buttons. Renders a `<div>`. */
export function CorrectionForm({ message, field, onDone }: CorrectionFormProps) {
  const text = usePartText();
  const locale = useLocale();
  const toast = useToast();
  const { port } = useChat();
  const [chosen, setChosen] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const { languages, language, present, isCorrected, status } = useCorrectable(message, chosen);
  const { topicId, chatId } = message;
  const saving = useAction(
    async ({ signal }, into: string, words: string | null) => {
      await port.corrections?.propose({ topicId, chatId, language: into, text: words }, { signal });
      return words;
    },
    {
      onSuccess: (words) => {
        toast.success(text(words === null ? 'correctionWithdrawn' : 'correctionSaved'));
        onDone();
      },
    },
  );

  const named = language === null ? '' : (languageName(language, locale) ?? language);
  const value = written ?? present ?? '';
  const isNew = value.trim() !== '' && value.trim() !== present;
  const isBusy = saving.status === 'pending';
  const isReady = language !== null && (status === 'ready' || status === 'failed');
  // A translation that comes later takes the focus from the dialog, but from nothing in it.
  useEffect(() => {
    if (isReady && document.activeElement?.contains(field.current)) field.current?.focus();
  }, [isReady, field]);
  return (
    <div className={styles.form}>
      <blockquote
        className={styles.original}
        dir="auto"
        lang={message.language ?? undefined}
        aria-label={text('correctionOriginal')}
        // What scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long originals scroll
        tabIndex={0}
      >
        {message.text}
      </blockquote>
      {status === 'pending' ? <Spinner label={text('translating')} /> : null}
      {status === 'failed' ? <p className={styles.problem}>{text('correctionFailed')}</p> : null}
      {status === 'nobody' ? <p>{text('correctionNobody')}</p> : null}
      {languages.length > 1 ? (
        <Select
          label={text('correctionLanguage')}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag, locale) ?? tag }))}
          value={language}
          onValueChange={(next) => {
            setChosen(next);
            setWritten(null);
          }}
        />
      ) : null}
      {isReady ? (
        <>
          <TextArea
            ref={field}
            label={text('correctionInto', { language: named })}
            hint={text('correctionHint', { language: named })}
            error={saving.status === 'failed' ? reasonOf(saving.error) : undefined}
            dir="auto"
            lang={language}
            rows={3}
            value={value}
            onValueChange={setWritten}
          />
          <div className={styles.buttons}>
            {isCorrected ? (
              <Button variant="neutral" disabled={isBusy} onClick={() => saving.run(language, null)}>
                {text('correctionWithdraw')}
              </Button>
            ) : null}
            <Button disabled={!isNew} loading={isBusy} onClick={() => saving.run(language, value.trim())}>
              {text('correctionSave')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
