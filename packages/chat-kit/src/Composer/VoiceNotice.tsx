import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import type { VoiceProblem } from '../core/model/VoiceInput.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { voiceSentences } from './voiceSentences.ts';

/** Props of {@link VoiceNotice}. */
export interface VoiceNoticeProps {
  /** Why it does not work. */
  problem: VoiceProblem;
  /** The person has read it. */
  onDismiss: () => void;
}

/** Says why the voice does not work: a missing recogniser as an alert (docs/behaviour/speech.md, Dictation), everything else above the composer. */
export function VoiceNotice({ problem, onDismiss }: VoiceNoticeProps) {
  const text = usePartText();
  if (problem !== 'unsupported') {
    return (
      <Banner tone="error" edge onDismiss={onDismiss}>
        {text(voiceSentences[problem])}
      </Banner>
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={text('voiceUnsupportedTitle')}
      description={text('voiceUnsupported')}
      onOpenChange={(open) => open || onDismiss()}
      footer={<Button onClick={onDismiss}>{text('voiceOk')}</Button>}
    />
  );
}
