import { limits, type Term } from '@franca/contract';
import { Button, Combobox, type ComboboxProps, TextField, useLocale } from '@franca/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useLaterText } from '../../../strings/laterTexts.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import * as styles from './EnginesSection.styles.ts';
import { GlossaryTerms } from './GlossaryTerms.tsx';
import { useGlossary } from './useGlossary.ts';

/** The choice that a term is not translated; all others are BCP 47 tags. */
const asItIs = 'as-it-is';
const nothing = { term: '', language: asItIs, translation: '' };

/** Props of {@link GlossarySection}. */
export interface GlossarySectionProps {
  /** The conversation. */
  topicId: string;
  /** Says that another page or person has changed them. */
  socket: ChatSocket;
  /** Languages that a term may be given in: BCP 47 tags with their names. */
  languages: ComboboxProps['items'];
}

/** Names and terms of a conversation that are not left to engines (docs/behaviour/translation.md, Glossary). */
export function GlossarySection({ topicId, socket, languages }: GlossarySectionProps) {
  const locale = useLocale();
  const title = useId();
  const text = useLaterText();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(nothing);
  const [changed, setChanged] = useState<string | null>(null);
  const { terms, isError, refetch, saving, removing, news } = useGlossary(socket, topicId, () =>
    begin(nothing, null),
  );
  const term = changed ?? form.term.trim();
  const words = form.translation.trim();
  const known = terms?.find((one) => one.term.toLowerCase() === term.toLowerCase());

  function begin(next: typeof nothing, termToChange: string | null): void {
    setForm(next);
    setChanged(termToChange);
    field.current?.focus();
  }
  if (!terms)
    return isError ? (
      <LoadFailure onRetry={() => void refetch()}>{text('glossary.failed')}</LoadFailure>
    ) : null;

  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const nameOf = (tag: string): string =>
    languages.find(({ value }) => value === tag)?.label ?? names.of(tag) ?? tag;
  const edit = ({ term: name, translations }: Term): void => {
    const [first] = Object.entries(translations ?? {});
    begin({ term: name, language: first?.[0] ?? asItIs, translation: first?.[1] ?? '' }, name);
  };
  const choose = (language: string | null): void => {
    if (language) setForm({ ...form, language, translation: known?.translations?.[language] ?? '' });
  };
  const isComplete = term !== '' && (form.language === asItIs || words !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || saving.isPending) return;
    const translations = { ...known?.translations, [form.language]: words };
    saving.mutate({ term, translations: form.language === asItIs ? null : translations });
  };
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h3 id={title} className={styles.title}>
        {text('glossary.terms')}
      </h3>
      <p className={styles.note}>{text('glossary.termsHint')}</p>
      {terms.length === 0 ? <p className={styles.note}>{text('glossary.none')}</p> : null}
      <GlossaryTerms
        terms={terms}
        nameOf={nameOf}
        isRemoving={removing.isPending}
        onEdit={edit}
        onRemove={removing.mutate}
      />
      <form className={styles.section} onSubmit={submit}>
        <TextField
          ref={field}
          label={text('glossary.term')}
          maxLength={limits.term}
          dir="auto"
          autoComplete="off"
          readOnly={changed !== null}
          value={form.term}
          onValueChange={(value) => setForm({ ...form, term: value })}
        />
        <Combobox
          label={text('glossary.translation')}
          items={[{ value: asItIs, label: text('glossary.asItIs') }, ...languages]}
          value={form.language}
          onValueChange={choose}
        />
        {form.language === asItIs ? null : (
          <TextField
            label={text('glossary.into', { language: nameOf(form.language) })}
            maxLength={limits.term}
            dir="auto"
            lang={form.language}
            autoComplete="off"
            value={form.translation}
            onValueChange={(value) => setForm({ ...form, translation: value })}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="neutral" disabled={!isComplete} loading={saving.isPending}>
            {text(changed === null ? 'glossary.add' : 'glossary.save')}
          </Button>
          {changed === null ? null : (
            <Button variant="neutral" onClick={() => begin(nothing, null)}>
              {text('glossary.cancel')}
            </Button>
          )}
        </div>
      </form>
      <p role="status" className={styles.note}>
        {news}
      </p>
    </section>
  );
}
