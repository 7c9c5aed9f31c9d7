import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { TextField } from '@franca/ui/TextField';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pollLimits } from '../core/poll/pollLimits.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PollDialog.styles.ts';
import type { PollDraft } from './usePollDraft.ts';

/** Props of {@link PollOptionFields}. */
export interface PollOptionFieldsProps {
  /** The poll that is written. */
  draft: PollDraft;
  /** What is said of the options. */
  problem: string | undefined;
}

/** The fields of the options, to be added, removed and moved. Renders a `<fieldset>`. */
export function PollOptionFields({ draft, problem }: PollOptionFieldsProps) {
  const text = usePartText();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const { options, canAdd, canRemove } = draft;

  // After an option was added or moved its field has the focus.
  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${wanted}"] input`)?.focus();
    setWanted(null);
  }, [wanted]);

  const move = (key: number, place: number, step: -1 | 1): void => {
    draft.move(place, step);
    setWanted(key);
  };
  const press = (event: KeyboardEvent, key: number, place: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey && step !== null) {
      event.preventDefault();
      move(key, place, step);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Sent by its button alone: Enter goes on to the next option.
      event.preventDefault();
      const behind = options[place + 1];
      if (behind) setWanted(behind.key);
      else if (canAdd) setWanted(draft.add(place));
    }
  };

  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{text('pollOptions')}</legend>
      <ul ref={list} className={styles.list}>
        {options.map(({ key, text: words }, place) => {
          const number = place + 1;
          return (
            <li key={key} className={styles.row} data-key={key}>
              <TextField
                className={styles.field}
                label={text('pollOption', { number })}
                hideLabel
                placeholder={text('pollOption', { number })}
                dir="auto"
                maxLength={pollLimits.option}
                value={words}
                onValueChange={(value) => draft.write(key, value)}
                onKeyDown={(event) => press(event, key, place)}
              />
              <span className={styles.buttons}>
                <IconButton
                  label={text('pollMoveUp', { number })}
                  size="small"
                  disabled={place === 0}
                  onClick={() => move(key, place, -1)}
                >
                  <Icon icon={ChevronUp} />
                </IconButton>
                <IconButton
                  label={text('pollMoveDown', { number })}
                  size="small"
                  disabled={number === options.length}
                  onClick={() => move(key, place, 1)}
                >
                  <Icon icon={ChevronDown} />
                </IconButton>
                <IconButton
                  label={text('pollRemoveOption', { number })}
                  size="small"
                  disabled={!canRemove}
                  onClick={() => {
                    draft.remove(key);
                    setWanted((options[place + 1] ?? options[place - 1])?.key ?? null);
                  }}
                >
                  <Icon icon={X} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <p className={styles.hint}>{text('pollOptionsHint')}</p>
      <Button
        className={styles.add}
        variant="neutral"
        size="small"
        icon={<Icon icon={Plus} size="small" />}
        disabled={!canAdd}
        onClick={() => setWanted(draft.add(options.length - 1))}
      >
        {text('pollAddOption')}
      </Button>
    </fieldset>
  );
}
