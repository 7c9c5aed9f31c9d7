import { Select } from '@franca/ui/Select';
import type { Ref } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { useWhenText } from '../hooks/useWhenText.ts';
import { MomentFields } from '../MomentFields/MomentFields.tsx';
import type { PollEnd, PollEndChoice } from './usePollEnd.ts';

/** Props of {@link PollEndFields}. */
export interface PollEndFieldsProps {
  /** The end of the poll. */
  end: PollEnd;
  /** Whether fields that name no moment are to be called wrong. */
  isChecked: boolean;
  /** Takes the field of the day, where there is one. */
  ref: Ref<HTMLInputElement>;
}

/** Hours after which a poll can end by itself. */
const hours = [1, 24, 72, 168] as const;

/** Chooses when a poll ends: by itself after a while or at a moment, or when its author ends it. Renders elements. */
export function PollEndFields({ end, isChecked, ref }: PollEndFieldsProps) {
  const text = usePartText();
  const whenText = useWhenText({ withZone: true });
  const { choice, own, isPast } = end;
  const label = (count: number): string =>
    count < 24 ? text('pollEndHours', { count }) : text('pollEndDays', { count: count / 24 });
  const isWrong = isPast || (isChecked && own === null);
  return (
    <>
      <Select
        label={text('pollEnd')}
        options={[
          { value: 'never', label: text('pollEndNever') },
          ...hours.map((count) => ({ value: String(count), label: label(count) })),
          { value: 'own', label: text('pollEndOwn') },
        ]}
        value={choice}
        onValueChange={(value) => end.setChoice(value as PollEndChoice)}
      />
      {choice === 'own' ? (
        <MomentFields
          ref={ref}
          value={end.fields}
          onValueChange={end.setFields}
          earliest={end.openedAt}
          error={isWrong ? text('schedulePast') : undefined}
          meaning={own === null ? '' : text('pollEndsAt', { time: whenText(own) })}
        />
      ) : null}
    </>
  );
}
