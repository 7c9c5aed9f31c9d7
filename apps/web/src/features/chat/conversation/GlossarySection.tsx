import { limits, type Term } from '@franca/contract';
import { Button, Combobox, type ComboboxProps, Icon, IconButton, TextField, useLocale } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { api, queries } from '../../../lib/data/api.ts';
import { isolate } from '../../../strings/isolate.ts';
import { useLaterText } from '../../../strings/laterTexts.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import * as styles from './EnginesSection.styles.ts';
import { useGlossaryChanges } from './useGlossaryChanges.ts';

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
  const client = useQueryClient();
  const title = useId();
  const text = useLaterText();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState(nothing);
  const [changed, setChanged] = useState<string | null>(null);
  const [news, setNews] = useState('');
  useGlossaryChanges(socket, topicId);
  const asked = queries.topics.glossary({ query: { topic_id: topicId } });
  const { data: terms, isError, refetch } = useQuery({ ...asked, staleTime: 0 });
  const term = changed ?? form.term.trim();
  const words = form.translation.trim();
  const known = terms?.find((one) => one.term.toLowerCase() === term.toLowerCase());

  function begin(next: typeof nothing, termToChange: string | null): void {
    setForm(next);
    setChanged(termToChange);
    field.current?.focus();
  }
  function show(now: Term[], said: string): void {
    client.setQueryData(asked.queryKey, now);
    setNews(said);
    begin(nothing, null);
  }
  const saving = useMutation({
    mutationFn: () => {
      const translations = { ...known?.translations, [form.language]: words };
      return api.topics.setTerm({
        body: { topic_id: topicId, term, translations: form.language === asItIs ? null : translations },
      });
    },
    onSuccess: (now) => show(now, text('glossary.added', { term: isolate(term) })),
  });
  const removing = useMutation({
    mutationFn: ({ _id }: Term) => api.topics.removeTerm({ query: { topic_id: topicId, term_id: _id } }),
    onSuccess: (now, removed) => show(now, text('glossary.removed', { term: isolate(removed.term) })),
  });
  if (!terms)
    return isError ? (
      <LoadFailure onRetry={() => void refetch()}>{text('glossary.failed')}</LoadFailure>
    ) : null;

  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const nameOf = (tag: string): string =>
    languages.find(({ value }) => value === tag)?.label ?? names.of(tag) ?? tag;
  const describe = ({ term: name, translations }: Term): string => {
    if (translations === null) return text('glossary.kept', { term: isolate(name) });
    const given = Object.entries(translations).map(([tag, each]) => `${isolate(each)} (${nameOf(tag)})`);
    return text('glossary.becomes', {
      term: isolate(name),
      translations: new Intl.ListFormat(locale).format(given),
    });
  };
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
    if (isComplete && !saving.isPending) saving.mutate();
  };
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h3 id={title} className={styles.title}>
        {text('glossary.terms')}
      </h3>
      <p className={styles.note}>{text('glossary.termsHint')}</p>
      {terms.length === 0 ? <p className={styles.note}>{text('glossary.none')}</p> : null}
      <ul className={styles.terms}>
        {terms.map((one) => (
          <li key={one._id} className={styles.row}>
            <span className={styles.words}>
              <span>{describe(one)}</span>
              {one.by ? (
                <span className={styles.by}>{text('glossary.by', { name: isolate(one.by.name) })}</span>
              ) : null}
            </span>
            <IconButton
              size="small"
              label={text('glossary.change', { term: isolate(one.term) })}
              onClick={() => edit(one)}
            >
              <Icon icon={Pencil} size="small" />
            </IconButton>
            <IconButton
              size="small"
              label={text('glossary.remove', { term: isolate(one.term) })}
              disabled={removing.isPending}
              onClick={() => removing.mutate(one)}
            >
              <Icon icon={X} size="small" />
            </IconButton>
          </li>
        ))}
      </ul>
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
