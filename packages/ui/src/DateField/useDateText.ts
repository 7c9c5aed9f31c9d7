import { type ChangeEvent, type ClipboardEvent, type RefObject, useEffect, useState } from 'react';
import { useDateFieldText } from '../i18n/useText.ts';
import { useFieldValue, useFormReset } from '../internals/useFieldValue.ts';
import { readDate, writeDate } from './readDate.ts';
import { typeDate } from './typeDate.ts';

/** What is wrong with a date that was typed: it is no day, or it lies before the first or after the last one. */
type DateProblem = 'invalid' | 'early' | 'late';

/** What is wrong with the day that a text named (`yyyy-MM-dd`; null for none); null when all is well. */
function dateProblem(
  text: string,
  iso: string | null,
  { min, max }: { min?: string; max?: string },
): DateProblem | null {
  if (text.trim() === '') return null;
  if (!iso) return 'invalid';
  // ISO dates sort as text.
  if (min && iso < min) return 'early';
  return max && iso > max ? 'late' : null;
}

/** Options of {@link useDateText}. */
export interface DateTextOptions {
  /** The day as `yyyy-MM-dd`, or null. Leave it out to let the field keep it. */
  value?: string | null;
  /** The day at first, when the field keeps it. Default null. */
  defaultValue?: string | null;
  /** Called with the day as `yyyy-MM-dd`; null while the text names none, or one outside `min` and `max`. */
  onValueChange?: (value: string | null) => void;
  /** The first day that is accepted, as `yyyy-MM-dd`. */
  min?: string;
  /** The last day that is accepted, as `yyyy-MM-dd`. */
  max?: string;
}

/** What {@link useDateText} returns. */
export interface DateText {
  /** The day as `yyyy-MM-dd`, or null. */
  iso: string | null;
  /** What the field shows. */
  text: string;
  /** Takes the place of the whole text. */
  write: (text: string) => void;
  /** What is wrong, in the interface language; absent while somebody is still typing. */
  error: string | undefined;
  /** Takes a key; to be called by the field. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Takes a date in another form; to be called by the field. */
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** The person has left the field, so that what is not whole will not become so. */
  onBlur: () => void;
}

const sentences = { invalid: 'dateInvalid', early: 'dateTooEarly', late: 'dateTooLate' } as const;

/** A date that is typed: the text, the day it names, and what is wrong with it. */
export function useDateText(
  field: RefObject<HTMLInputElement | null>,
  { value: given, defaultValue = null, onValueChange, min, max }: DateTextOptions,
): DateText {
  const say = useDateFieldText();
  const [iso, setIso] = useFieldValue(field, given, defaultValue, onValueChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [stage, setStage] = useState<'typing' | 'left'>('left');
  useFormReset(field, () => setDraft(null));

  const dayOf = (text: string) => {
    const day = readDate(text);
    return dateProblem(text, day, { min, max }) ? null : day;
  };
  // The draft holds as long as nobody else has set another day.
  const text = draft !== null && dayOf(draft) === iso ? draft : writeDate(iso);
  const problem = dateProblem(text, readDate(text), { min, max });
  const sentenceOf = (wrong: DateProblem) =>
    say(sentences[wrong], { date: writeDate((wrong === 'early' ? min : max) ?? null) });
  const sentence = problem ? sentenceOf(problem) : undefined;
  const isWhole = /^\d+\/\d+\/\d{4}$/.test(text);

  // Keeps the form from being sent with half a date.
  useEffect(() => field.current?.setCustomValidity(sentence ?? ''), [field, sentence]);

  const write = (next: string) => {
    setDraft(next);
    setStage('typing');
    const day = dayOf(next);
    if (day !== iso) setIso(day);
  };

  return {
    iso,
    text,
    write,
    error: stage === 'left' || isWhole ? sentence : undefined,
    onChange: ({ target }) => {
      const typed = target.value;
      const caret = target.selectionStart ?? typed.length;
      const atEnd = caret === typed.length;
      // Autofill writes ISO dates.
      const whole = /^\d{4}\D/.test(typed) ? readDate(typed) : null;
      const next = whole ? writeDate(whole) : typeDate({ text: typed, before: text, atEnd });
      if (next !== typed) {
        // Written at once, because React would send the caret to the end.
        target.value = next;
        if (!atEnd) target.setSelectionRange(caret - 1, caret - 1);
      }
      write(next);
    },
    onPaste: (event) => {
      const day = readDate(event.clipboardData.getData('text'));
      if (!day || event.currentTarget.readOnly) return;
      event.preventDefault();
      write(writeDate(day));
    },
    onBlur: () => {
      setStage('left');
      // "5/3/1990" is a date; from here on it is written like the others.
      if (iso) setDraft(null);
    },
  };
}
