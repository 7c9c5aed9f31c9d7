import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import type { VoiceProblem } from '../core/model/VoiceInput.ts';
import { usePartText } from '../hooks/usePartText.ts';
import type { ChatTextKey } from '../strings/ChatStrings.ts';

/** The sentence for each reason why the voice does not work. */
const voiceSentences = {
  unsupported: 'voiceUnsupported',
  'not-allowed': 'voiceNotAllowed',
  'no-microphone': 'voiceNoMicrophone',
  'no-speech': 'voiceNoSpeech',
  network: 'voiceNetwork',
  language: 'voiceLanguage',
  encoder: 'voiceEncoder',
  other: 'voiceOther',
} as const satisfies Record<VoiceProblem, ChatTextKey>;

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
