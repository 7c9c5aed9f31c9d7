import { Button } from '@franca/ui/Button';
import { lazyPart } from '@franca/ui/kit';
import { Suspense, useEffect } from 'react';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import { shownName } from '../core/text/shownName.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './StorageView.styles.ts';

// Most pictures are never opened large.
const ImageViewer = lazyPart(
  () => import('@franca/ui/ImageViewer'),
  'ImageViewer',
  ({ onOpenChange }) => onOpenChange?.(false),
);

/** With so many left, the next ones are loaded. */
const nearEnd = 3;

/** Props of {@link MediaViewer}. */
export interface MediaViewerProps {
  /** The pictures and videos, in their order. */
  items: readonly SharedAttachment[];
  /** Id of the one that is shown large, or null. */
  shownId: string | null;
  /** Loads those that follow; absent where there are none. */
  onMore?: (() => void) | undefined;
  /** Called with the one to show, or null. */
  onShow: (id: string | null) => void;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** Shows a picture large, or plays a video, with the others one step away, and loads on near the last one. Renders a dialog while one is shown. */
export function MediaViewer({ items, shownId, onShow, onShowMessage, onMore }: MediaViewerProps) {
  const text = usePartText();
  const dateText = useDateText();
  const at = items.findIndex(({ id }) => id === shownId);
  const shown = items[at];
  const isNearEnd = at >= 0 && at >= items.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onMore?.();
  }, [isNearEnd, onMore]);
  if (!shown) return null;

  const caption = (item: SharedAttachment) => (
    <span className={styles.caption}>
      <bdi>{shownName(item.name)}</bdi>
      <span>{dateText(item.sentAt)}</span>
      {onShowMessage ? (
        <Button
          size="small"
          variant="neutral"
          onClick={() => {
            onShow(null);
            onShowMessage(item.chatId);
          }}
        >
          {text('showInConversation')}
        </Button>
      ) : null}
    </span>
  );

  const media = items.filter(
    (item): item is SharedAttachment & { source: string } => typeof item.source === 'string',
  );
  const images = media.map((item) => ({
    src: item.source,
    alt: item.name,
    caption: caption(item),
    downloadUrl: item.source,
    ...(item.type === 'video' && { video: { poster: item.previewSource, duration: item.duration } }),
  }));
  const place = media.findIndex(({ id }) => id === shown.id);
  return (
    <Suspense>
      <ImageViewer
        images={images}
        label={text(shown.type === 'video' ? 'video' : 'image')}
        open
        value={place}
        onValueChange={(index) => onShow(media[index]?.id ?? null)}
        onOpenChange={(open) => open || onShow(null)}
      />
    </Suspense>
  );
}
