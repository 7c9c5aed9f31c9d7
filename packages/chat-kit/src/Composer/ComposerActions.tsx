import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useLongPress } from '@franca/ui/kit';
import { AudioLines, Check, SendHorizontal } from 'lucide-react';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './Composer.styles.ts';
import type { ComposerProps } from './ComposerProps.ts';
import { DictationButton } from './DictationButton.tsx';
import type { RecorderPanelModel } from './useRecorderPanel.ts';
import type { SendOptionsModel } from './useSendOptions.ts';

function SendButton({ isEdit, options }: { isEdit: boolean; options: SendOptionsModel | null }) {
  const text = useChatText();
  const open = (): void => options?.open();
  const { onPointerDown, ...longPress } = useLongPress(open);
  const menu = isEdit ? null : options;
  return (
    <IconButton
      {...(menu && longPress)}
      ref={options?.opener}
      className={styles.send}
      type="submit"
      variant="primary"
      shape="round"
      label={text(isEdit ? 'saveEdit' : 'send')}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-expanded={menu ? menu.isOpen : undefined}
      // The cursor stays in the text, so that a phone's keyboard stays open.
      onPointerDown={(event) => {
        event.preventDefault();
        if (menu) onPointerDown(event);
      }}
      onContextMenu={(event) => {
        if (!menu) return;
        event.preventDefault();
        open();
      }}
      onKeyDown={(event) => {
        // Keyboards without a key for menus have arrows.
        if (!menu || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        open();
      }}
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
  /** Other ways to send; null where there are none. */
  options: SendOptionsModel | null;
}

/** The button that sends or saves; what else can be done while there is nothing to send. Renders buttons. */
export function ComposerActions({ isEdit, canSend, options, ...idle }: ComposerActionsProps) {
  const isListening = idle.dictation !== undefined && idle.dictation.state !== 'idle';
  return isEdit || (canSend && !isListening) ? (
    <SendButton isEdit={isEdit} options={options} />
  ) : (
    <IdleActions {...idle} />
  );
}
