import { useFilledSlots } from '@franca/ui/kit';
import { type ComponentProps, type RefObject, use, useRef, useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';
import { pickerTools } from './builtInTools.ts';
import type { ComposerPicker } from './ComposerPicker.tsx';
import type { ComposerTool } from './ComposerTool.ts';
import type { PickerTool } from './PickerTool.ts';
import { useInsertAtCursor } from './useInsertAtCursor.ts';

/** The pickers of a composer. */
export interface ComposerPickersModel {
  /** What can be picked and sent, and whose slot is not empty. */
  readonly tools: readonly ComposerTool[];
  /** Props of the `ComposerPicker` that is open, or null. */
  readonly pickerProps: ComponentProps<typeof ComposerPicker> | null;
}

/** Whatever the kit has pickers for, such as emoji and places; what cannot be sent is not offered. */
export function useComposerPickers(
  model: ComposerModel,
  area: RefObject<HTMLTextAreaElement | null>,
): ComposerPickersModel {
  const text = useChatText();
  const filled = useFilledSlots();
  const [open, setOpen] = useState<PickerTool | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const insert = useInsertAtCursor(area, model.write);
  const offered = pickerTools.filter(
    ({ slot, isOffered }) => filled[slot] !== null && (isOffered?.(use) ?? true),
  );

  return {
    tools: offered.map((tool) => ({
      id: tool.id,
      label: tool.label(text),
      icon: tool.icon,
      opens: 'dialog',
      isOpen: open === tool,
      onSelect: (button) => {
        anchor.current = button;
        setOpen(open === tool ? null : tool);
      },
    })),
    pickerProps: open && {
      tool: open,
      anchor,
      onText: insert,
      onContent: (content, words) => {
        setOpen(null);
        void model.sendContent(content, words);
      },
      onClose: () => setOpen(null),
    },
  };
}
