import { Select } from '@franca/ui/Select';
import { Switch } from '@franca/ui/Switch';
import type { TranscriptView } from '../core/transcript/TranscriptView.ts';
import { useTranscript } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import type { TranscriptTextKey } from '../strings/transcript/TranscriptStrings.ts';
import * as styles from './TranscriptPanel.styles.ts';

const sizes = { small: 'sizeSmall', medium: 'sizeMedium', large: 'sizeLarge' } as const satisfies Record<
  TranscriptView['size'],
  TranscriptTextKey
>;
const positions = {
  bottom: 'positionBottom',
  top: 'positionTop',
  below: 'positionBelow',
} as const satisfies Record<TranscriptView['position'], TranscriptTextKey>;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** How the viewer reads the transcript: languages, size, contrast, position, announcements. Renders a `<div>`. */
export function TranscriptViewOptions() {
  const { view, setView } = useTranscript();
  const text = useTranscriptText();
  return (
    <div className={styles.options} data-fr-part="transcript-options">
      <Switch
        label={text('both')}
        checked={view.hasBoth}
        onCheckedChange={(hasBoth) => setView({ hasBoth })}
      />
      <Select
        label={text('size')}
        options={keysOf(sizes).map((value) => ({ value, label: text(sizes[value]) }))}
        value={view.size}
        onValueChange={(size) => setView({ size: size as TranscriptView['size'] })}
      />
      <Select
        label={text('position')}
        options={keysOf(positions).map((value) => ({ value, label: text(positions[value]) }))}
        value={view.position}
        onValueChange={(position) => setView({ position: position as TranscriptView['position'] })}
      />
      <Switch
        label={text('contrast')}
        checked={view.contrast === 'high'}
        onCheckedChange={(isHigh) => setView({ contrast: isHigh ? 'high' : 'normal' })}
      />
      <Switch
        label={text('announce')}
        hint={text('announceHint')}
        checked={view.isAnnounced}
        onCheckedChange={(isAnnounced) => setView({ isAnnounced })}
      />
    </div>
  );
}
