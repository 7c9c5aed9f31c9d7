import { RadioGroup } from '@franca/ui/RadioGroup';
import { useState } from 'react';
import { type SchedulePreset, schedulePresets } from '../core/schedule/schedulePresets.ts';
import { fromLocalFields, type LocalFields, toLocalFields } from '../core/time/localFields.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useWhenText } from '../hooks/useWhenText.ts';
import { MomentFields } from '../MomentFields/MomentFields.tsx';

/** Props of {@link TimeFields}. */
export interface TimeFieldsProps {
  /** When the message is sent, milliseconds since 1970, or null while the fields name no moment that is possible. */
  value: number | null;
  /** Called with every choice. */
  onValueChange: (value: number | null) => void;
}

const labels = {
  tonight: 'scheduleTonight',
  thisMorning: 'scheduleThisMorning',
  tomorrowMorning: 'scheduleTomorrowMorning',
  tomorrowEvening: 'scheduleTomorrowEvening',
  mondayMorning: 'scheduleMondayMorning',
} as const satisfies Record<SchedulePreset['name'], string>;

const dayMs = 86_400_000;

/** Chooses when a message is sent: times that people often want, or a day and a time of day. Renders elements. */
export function TimeFields({ value, onValueChange }: TimeFieldsProps) {
  const text = usePartText();
  const { port, clock } = useChat();
  const whenText = useWhenText({ withZone: true });
  const [openedAt] = useState(() => clock.now());
  const presets = schedulePresets(new Date(openedAt));
  const [fields, setFields] = useState<LocalFields>(() => toLocalFields(value ?? openedAt));
  const latest = port.scheduled?.maxDays ? openedAt + port.scheduled.maxDays * dayMs : undefined;
  const named = fromLocalFields(fields);
  const isPast = named !== null && named <= clock.now();
  const isFar = named !== null && latest !== undefined && named > latest;

  const change = (next: LocalFields): void => {
    setFields(next);
    const at = fromLocalFields(next);
    const isPossible = at !== null && at > clock.now() && (latest === undefined || at <= latest);
    onValueChange(isPossible ? at : null);
  };

  const error = isPast
    ? text('schedulePast')
    : isFar
      ? text('scheduleFar', { date: whenText(latest) })
      : undefined;
  return (
    <>
      <RadioGroup
        label={text('scheduleWhen')}
        value={presets.find(({ at }) => at === named)?.name ?? null}
        options={presets.map(({ name }) => ({ value: name, label: text(labels[name]) }))}
        onValueChange={(chosen) => {
          const preset = presets.find(({ name }) => name === chosen);
          if (preset) change(toLocalFields(preset.at));
        }}
      />
      <MomentFields
        value={fields}
        onValueChange={change}
        earliest={openedAt}
        latest={latest}
        error={error}
        meaning={named === null ? '' : text('scheduleAt', { date: whenText(named) })}
      />
    </>
  );
}
