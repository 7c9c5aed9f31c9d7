import { lazyPart } from '@franca/ui/kit';
import { MapPin, Smile, Sticker, UserRound } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';
import type { ComposerTool } from './ComposerTool.ts';
import type { PickerKind } from './PickerKind.ts';
import { useInsertAtCursor } from './useInsertAtCursor.ts';

// Nobody picks anything before a button is pressed.
const ComposerPicker = lazyPart(
  () => import('./ComposerPicker.tsx'),
  'ComposerPicker',
  ({ onClose }) => onClose(),
);

/** The pickers of a composer. */
export interface ComposerPickersModel {
  /** Emoji and stickers, which stand first among the tools (1 §2). */
  readonly drawn: readonly ComposerTool[];
  /** People and places, which stand behind the files. */
  readonly known: readonly ComposerTool[];
  /** The picker that is open. */
  readonly surface: ReactNode;
}

/** Emoji, stickers, people and places to pick from; what cannot be sent is not offered. */
export function useComposerPickers(
  model: ComposerModel,
  area: RefObject<HTMLTextAreaElement | null>,
): ComposerPickersModel {
  const text = useChatText();
  const { port, stickerPacks } = useChat();
  const [kind, setKind] = useState<PickerKind | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const insert = useInsertAtCursor(area, model.write);

  const tool = (id: PickerKind, label: string, icon: ComposerTool['icon']): ComposerTool => ({
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

  return {
    drawn: [
      tool('emoji', text('emoji'), Smile),
      ...(stickerPacks.length > 0 ? [tool('sticker', text('sticker'), Sticker)] : []),
    ],
    known: [
      ...(port.contacts ? [tool('contact', text('shareContact'), UserRound)] : []),
      ...(port.places ? [tool('location', text('shareLocation'), MapPin)] : []),
    ],
    surface: kind ? (
      <Suspense>
        <ComposerPicker
          kind={kind}
          anchor={anchor}
          onText={insert}
          onContent={(content) => {
            setKind(null);
            model.sendContent(content);
          }}
          onClose={() => setKind(null)}
        />
      </Suspense>
    ) : null,
  };
}
