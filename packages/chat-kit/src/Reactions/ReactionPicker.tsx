import { Dialog } from '@franca/ui/Dialog';
import { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx';
import { useChatText } from '../hooks/useChatText.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { PickerSheet } from '../PickerSurface/PickerSurface.tsx';
import * as styles from './ReactionPicker.styles.ts';

/** Props of {@link ReactionPicker}. */
export interface ReactionPickerProps {
  /** Takes the emoji that was picked. */
  onPick: (emoji: string) => void;
  /** It is to close. */
  onClose: () => void;
}

/** All emoji to react with. Renders a dialog, which comes from the bottom of a phone. */
export function ReactionPicker({ onPick, onClose }: ReactionPickerProps) {
  const text = useChatText();
  const isNarrow = useNarrow();
  const picker = <EmojiPicker onPick={onPick} />;
  if (isNarrow) {
    return (
      <PickerSheet label={text('react')} onClose={onClose}>
        {picker}
      </PickerSheet>
    );
  }
  return (
    <Dialog open size="small" title={text('react')} onOpenChange={(open) => open || onClose()}>
      <div className={styles.root}>{picker}</div>
    </Dialog>
  );
}
