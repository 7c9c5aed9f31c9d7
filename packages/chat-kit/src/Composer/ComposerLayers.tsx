import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import type { ComposerModel } from '../hooks/useComposer.ts';
import type { ComposerPickersModel } from './useComposerPickers.ts';
import type { SendOptionsModel } from './useSendOptions.ts';

// Nobody picks anything before a button is pressed.
const ComposerPicker = lazyPart(
  () => import('../interactionChunk.ts'),
  'ComposerPicker',
  ({ onClose }) => onClose(),
);

// Most messages are sent at once.
const SendMenu = lazyPart(
  () => import('../interactionChunk.ts'),
  'SendMenu',
  ({ options }) => options.close(),
);

const ScheduleDialog = lazyPart(
  () => import('../Scheduled/scheduledViewsLazy.ts'),
  'ScheduleDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Props of {@link ComposerLayers}. */
export interface ComposerLayersProps {
  /** The open conversation. */
  topicId: string;
  /** Schedules what is written. */
  schedule: ComposerModel['schedule'];
  /** Other ways to send; null where there are none. */
  options: SendOptionsModel | null;
  /** Props of the picker that is open, or null. */
  pickerProps: ComposerPickersModel['pickerProps'];
}

/** What is open over a composer: the menu of the send button, the dialog for the time, or a picker. */
export function ComposerLayers({ topicId, schedule, options, pickerProps }: ComposerLayersProps) {
  return (
    <>
      {options?.isOpen ? (
        <Suspense>
          <SendMenu options={options} />
        </Suspense>
      ) : null}
      {options?.isChoosingTime ? (
        <Suspense>
          <ScheduleDialog
            open
            onSchedule={schedule}
            onOpenChange={(open) => {
              if (!open) options.endChoosing();
            }}
            topicId={topicId}
          />
        </Suspense>
      ) : null}
      {pickerProps ? (
        <Suspense>
          <ComposerPicker {...pickerProps} />
        </Suspense>
      ) : null}
    </>
  );
}
