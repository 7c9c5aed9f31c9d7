import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { AudioLines, Check, SendHorizontal } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Composer.styles.ts';
import type { ComposerProps } from './ComposerProps.ts';
import { DictationButton } from './DictationButton.tsx';
import type { RecorderPanelModel } from './useRecorderPanel.ts';

function SendButton({ isEdit }: { isEdit: boolean }) {
  const text = useChatText();
  return (
    <IconButton
      className={styles.send}
      type="submit"
      variant="primary"
      shape="round"
      label={text(isEdit ? 'saveEdit' : 'send')}
      // The cursor stays in the text, so that a phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
    >
      {isEdit ? <Icon icon={Check} /> : <Icon icon={SendHorizontal} flip />}
    </IconButton>
  );
}

interface IdleActionsProps extends Pick<ComposerProps, 'idleAction' | 'dictation' | 'recorder'> {
  panel: RecorderPanelModel;
  onText: (words: string) => void;
}

/** What stands in the place of the send button while there is nothing to send. */
function IdleActions({ idleAction, dictation, recorder, panel, onText }: IdleActionsProps) {
  const text = useChatText();
  const isListening = dictation !== undefined && dictation.state !== 'idle';
  return (
    <>
      {idleAction}
      {recorder && !isListening ? (
        <IconButton
          ref={panel.opener}
          className={styles.send}
          shape="round"
          label={text('recordVoice')}
          onClick={panel.open}
        >
          <Icon icon={AudioLines} />
        </IconButton>
      ) : null}
      {dictation ? <DictationButton dictation={dictation} onText={onText} /> : null}
    </>
  );
}

/** Props of {@link ComposerActions}. */
export interface ComposerActionsProps extends IdleActionsProps {
  /** Whether a message is being edited. */
  isEdit: boolean;
  /** Whether there is anything to send. */
  canSend: boolean;
}

/** The button that sends or saves; what else can be done while there is nothing to send. Renders buttons. */
export function ComposerActions({ isEdit, canSend, ...idle }: ComposerActionsProps) {
  const isListening = idle.dictation !== undefined && idle.dictation.state !== 'idle';
  return isEdit || (canSend && !isListening) ? <SendButton isEdit={isEdit} /> : <IdleActions {...idle} />;
}
