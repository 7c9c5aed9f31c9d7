import { Icon } from '@franca/ui/Icon';
import { useLocale } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { PollOption } from '../core/model/Poll.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PollBody.styles.ts';

/** Props of {@link PollOptionRow}. */
export interface PollOptionRowProps {
  /** Name of the group. */
  name: string;
  /** Radio button where one option can be chosen, else checkbox. */
  type: 'radio' | 'checkbox';
  /** The words of the option. */
  words: string;
  /** Their language (BCP 47), if known. */
  language: string | null;
  /** How many chose it. */
  option: PollOption;
  /** Whether the viewer chose it, a vote on its way included. */
  isChosen: boolean;
  /** Whether most people chose it and the poll is over. */
  isLeading: boolean;
  /** How many people voted in the poll. */
  voterCount: number;
  /** Nobody can vote here. */
  disabled: boolean;
  /** The viewer chose it, or chose it no more. */
  onToggle: (isChosen: boolean) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows walk among the options without voting: others would see a vote for each option that is passed. Space votes. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const group = event.currentTarget.closest('[role="radiogroup"], [role="group"]');
  const inputs = [...(group?.querySelectorAll('input') ?? [])];
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const next = inputs.indexOf(event.currentTarget) + step * (isSideways ? forwards : 1);
  inputs[(next + inputs.length) % inputs.length]?.focus();
}

/** One option of a poll with its result. Renders a `<label>`. */
export function PollOptionRow(props: PollOptionRowProps) {
  const { name, type, words, language, option, isChosen, isLeading, voterCount, disabled, onToggle } = props;
  const text = usePartText();
  const locale = useLocale();
  const id = useId();
  const share = voterCount === 0 ? 0 : option.count / voterCount;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const votes = text('pollVotes', { count: option.count });
  const said = [votes, percent, ...(option.isOwn ? [text('pollYouVoted')] : [])];
  return (
    <label
      className={styles.option}
      data-chosen={isChosen ? '' : undefined}
      data-leading={isLeading ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <input
        className={styles.input}
        type={type}
        name={name}
        checked={isChosen}
        disabled={disabled}
        aria-labelledby={`${id}-words`}
        aria-describedby={`${id}-result`}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        onKeyDown={walk}
      />
      {disabled && isChosen ? <Icon icon={Check} size="small" className={styles.mark} /> : null}
      <span
        id={`${id}-words`}
        className={styles.optionWords}
        dir="auto"
        lang={language ?? undefined}
        data-words=""
      >
        {words}
      </span>
      <span id={`${id}-result`} className={styles.result}>
        <span aria-hidden="true">
          {option.count} · {percent}
        </span>
        <VisuallyHidden>{said.join(', ')}</VisuallyHidden>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </label>
  );
}
