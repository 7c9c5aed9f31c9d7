import { Dialog } from '@franca/ui/Dialog';
import { Drawer } from '@franca/ui/Drawer';
import { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx';
import { useChatText } from '../hooks/useChatText.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { useSlot } from '../slots/useSlot.ts';
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
  const Picker = useSlot('EmojiPicker', EmojiPicker);
  const isNarrow = useNarrow();
  const onOpenChange = (open: boolean) => open || onClose();
  const picker = (
    <div className={styles.root}>
      <Picker onPick={onPick} />
    </div>
  );
  if (isNarrow) {
    return (
      <Drawer open side="bottom" label={text('react')} onOpenChange={onOpenChange}>
        {picker}
      </Drawer>
    );
  }
  return (
    <Dialog open size="small" title={text('react')} onOpenChange={onOpenChange}>
      {picker}
    </Dialog>
  );
}
