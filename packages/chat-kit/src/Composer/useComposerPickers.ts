import { MapPin, Smile, Sticker, UserRound } from 'lucide-react';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';
import { useSlotFilled } from '../slots/useSlotFilled.ts';
import type { ComposerPicker } from './ComposerPicker.tsx';
import type { ComposerTool } from './ComposerTool.ts';
import { useInsertAtCursor } from './useInsertAtCursor.ts';

/** The pickers of a composer. */
export interface ComposerPickersModel {
  /** Emoji, stickers, people and places: those that can be sent, and whose slot is not empty. */
  readonly tools: readonly ComposerTool[];
  /** Props of the `ComposerPicker` that is open, or null. */
  readonly pickerProps: ComponentProps<typeof ComposerPicker> | null;
}

/** Emoji, stickers, people and places to pick from; what cannot be sent is not offered. */
export function useComposerPickers(
  model: ComposerModel,
  area: RefObject<HTMLTextAreaElement | null>,
): ComposerPickersModel {
  const text = useChatText();
  const { port, stickerPacks } = useChat();
  const [kind, setKind] = useState<ComponentProps<typeof ComposerPicker>['kind'] | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const insert = useInsertAtCursor(area, model.write);
  const isOffered = {
    emoji: useSlotFilled('EmojiPicker'),
    sticker: useSlotFilled('StickerPicker') && stickerPacks.length > 0,
    contact: useSlotFilled('ContactPicker') && port.contacts !== undefined,
    location: useSlotFilled('LocationPicker') && port.places !== undefined,
  };

  const tool = (id: keyof typeof isOffered, label: string, icon: ComposerTool['icon']): ComposerTool => ({
    id,
    label,
    icon,
    opens: 'dialog',
    isOpen: kind === id,
    onSelect: (button) => {
      anchor.current = button;
      setKind(kind === id ? null : id);
    },
  });
  const tools = [
    tool('emoji', text('emoji'), Smile),
    tool('sticker', text('sticker'), Sticker),
    tool('contact', text('shareContact'), UserRound),
    tool('location', text('shareLocation'), MapPin),
  ];

  return {
    tools: tools.filter(({ id }) => isOffered[id as keyof typeof isOffered]),
    pickerProps: kind && {
      kind,
      anchor,
      onText: insert,
      onContent: (content) => {
        setKind(null);
        model.sendContent(content);
      },
      onClose: () => setKind(null),
    },
  };
}
