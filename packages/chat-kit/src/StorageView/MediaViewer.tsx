import { Button } from '@franca/ui/Button';
import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import { shownName } from '../core/text/shownName.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './StorageView.styles.ts';
import { VideoDialog } from './VideoDialog.tsx';

// Most pictures are never opened large.
const ImageViewer = lazyPart(
  () => import('@franca/ui/ImageViewer'),
  'ImageViewer',
  ({ onOpenChange }) => onOpenChange?.(false),
);

/** Props of {@link MediaViewer}. */
export interface MediaViewerProps {
  /** The pictures and videos, in their order. */
  items: readonly SharedAttachment[];
  /** Id of the one that is shown large, or null. */
  shownId: string | null;
  /** Called with the one to show, or null. */
  onShow: (id: string | null) => void;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** Shows a picture large, with the others one step away, or plays a video. Renders a dialog while one is shown. */
export function MediaViewer({ items, shownId, onShow, onShowMessage }: MediaViewerProps) {
  const text = usePartText();
  const dateText = useDateText();
  const shown = items.find(({ id }) => id === shownId);
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

  if (shown.type === 'video') {
    return (
      <Suspense>
        <VideoDialog item={shown} onClose={() => onShow(null)}>
          {caption(shown)}
        </VideoDialog>
      </Suspense>
    );
  }
  const pictures = items.filter(
    (item): item is SharedAttachment & { source: string } =>
      item.type === 'image' && typeof item.source === 'string',
  );
  const images = pictures.map((item) => ({
    src: item.source,
    alt: item.name,
    caption: caption(item),
    downloadUrl: item.source,
  }));
  return (
    <Suspense>
      <ImageViewer
        images={images}
        label={text('image')}
        open
        value={pictures.findIndex(({ id }) => id === shown.id)}
        onValueChange={(index) => onShow(pictures[index]?.id ?? null)}
        onOpenChange={(open) => open || onShow(null)}
      />
    </Suspense>
  );
}
