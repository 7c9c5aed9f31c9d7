import { lazyPart } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { type RefObject, Suspense } from 'react';
import type { KindContent } from '../core/model/KindContents.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { PickerSurface } from '../PickerSurface/PickerSurface.tsx';
import { StickerPicker } from '../StickerPicker/StickerPicker.tsx';
import * as styles from './ComposerPicker.styles.ts';

const EmojiPicker = lazyPart(() => import('../EmojiPicker/emojiViewsLazy.ts'), 'EmojiPicker');
const ContactPicker = lazyPart(
  () => import('../interactionChunk.ts'),
  'ContactPicker',
  ({ onClose }) => onClose(),
);
const LocationPicker = lazyPart(
  () => import('../LocationPicker/LocationPicker.tsx'),
  'LocationPicker',
  ({ onClose }) => onClose(),
);

/** Props of {@link ComposerPicker}. */
export interface ComposerPickerProps {
  /** What is picked. */
  kind: 'emoji' | 'sticker' | 'contact' | 'location';
  /** The button that was pressed. */
  anchor: RefObject<HTMLElement | null>;
  /** Takes an emoji for the text; the picker stays for the next one. */
  onText: (text: string) => void;
  /** Takes what is to be sent at once. */
  onContent: (content: KindContent) => void;
  /** It is to close. */
  onClose: () => void;
}

/** Width and height in pixels; that of the stickers is specified (docs/behaviour/attachments.md, Sticker picker). */
const sizes = { sticker: [400, 300], emoji: [360, 420] } as const;

/** The picker that a button of the composer opened. */
export function ComposerPicker({ kind, anchor, onText, onContent, onClose }: ComposerPickerProps) {
  const text = usePartText();
  if (kind === 'contact') {
    return (
      <Suspense>
        <ContactPicker onPick={(contact) => onContent({ kind: 'contact', contact })} onClose={onClose} />
      </Suspense>
    );
  }
  if (kind === 'location') {
    return (
      <Suspense>
        <LocationPicker onPick={(place) => onContent({ kind: 'location', place })} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <PickerSurface label={text(kind)} size={sizes[kind]} anchor={anchor} onClose={onClose}>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner label={text('emojiLoading')} />
          </div>
        }
      >
        {kind === 'emoji' ? (
          <EmojiPicker onPick={onText} />
        ) : (
          <StickerPicker onPick={({ source }) => onContent({ kind: 'sticker', source })} />
        )}
      </Suspense>
    </PickerSurface>
  );
}
