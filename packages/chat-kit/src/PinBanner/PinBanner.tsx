import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useLocale } from '@franca/ui/i18n';
import { PinOff } from 'lucide-react';
import { useState } from 'react';
import type { PinnedMessage } from '../core/model/PinnedMessage.ts';
import { lineText } from '../core/text/lineText.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChosenView } from '../hooks/useChosenView.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { RoughWords } from '../MessageBubble/RoughWords.tsx';
import * as styles from './PinBanner.styles.ts';

/** Props of {@link PinBanner}. */
export interface PinBannerProps {
  /** The pinned messages, the one that was pinned last first; at least one. */
  pins: readonly PinnedMessage[];
  /** Who looks. */
  viewerId: string;
  /** Goes to a message. */
  onJump: (chatId: string) => void;
  /** Unpins a message; absent where nothing can be unpinned. */
  onUnpin?: ((chatId: string) => void) | undefined;
}

/**
 * What is pinned in a conversation, one message after the other: a press goes to the one that is shown and turns to the next.
 * Renders a `<div>`.
 */
export function PinBanner({ pins, viewerId, onJump, onUnpin }: PinBannerProps) {
  const text = usePartText();
  const locale = useLocale();
  const kinds = useKinds();
  const [shownId, setShownId] = useState<string | null>(null);
  const newestId = pins[0]?.message.chatId ?? null;
  const [knownId, setKnownId] = useState(newestId);
  // What was pinned just now is shown first.
  if (knownId !== newestId) {
    setKnownId(newestId);
    setShownId(newestId);
  }
  const index = Math.max(
    0,
    pins.findIndex(({ message }) => message.chatId === shownId),
  );
  const pin = pins[index];
  const view = useChosenView(pin?.message.topicId ?? '', pin?.message.chatId ?? '');
  if (!pin) return null;
  const { message, by } = pin;
  const { main } = shownTexts(message, view);
  const kind = kinds.of(message.content.kind);
  const words = lineText(kind, main.text) || kind.word(text, locale);
  const title =
    by === null
      ? text('pinned')
      : by.id === viewerId
        ? text('pinnedByYou')
        : text('pinnedBy', { name: by.name });
  return (
    <div className={styles.root} data-fr-part="pin-banner">
      <button
        type="button"
        className={styles.message}
        onClick={() => {
          onJump(message.chatId);
          setShownId(pins[(index + 1) % pins.length]?.message.chatId ?? null);
        }}
      >
        <span className={styles.places} aria-hidden="true">
          {pins.map(({ message: { chatId } }) => (
            <span key={chatId} data-shown={chatId === message.chatId ? '' : undefined} />
          ))}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <bdi className={styles.cut}>{title}</bdi>
            {pins.length > 1 ? (
              <span className={styles.place}>
                {text('pinPlace', { place: index + 1, count: pins.length })}
              </span>
            ) : null}
          </span>
          <span className={styles.what}>
            <RoughWords of={message} view={view}>
              <bdi lang={main.language ?? undefined}>{words}</bdi>
            </RoughWords>
          </span>
        </span>
      </button>
      {onUnpin ? (
        <IconButton label={text('unpin')} shape="round" size="small" onClick={() => onUnpin(message.chatId)}>
          <Icon icon={PinOff} size="small" />
        </IconButton>
      ) : null}
    </div>
  );
}
