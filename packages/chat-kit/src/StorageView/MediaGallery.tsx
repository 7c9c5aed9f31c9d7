import { useRef, useState } from 'react';
import { VirtuosoGrid, type VirtuosoGridHandle } from 'react-virtuoso';
import { useChatText } from '../hooks/useChatText.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import { GalleryEnd } from './GalleryEnd.tsx';
import { galleryParts } from './galleryParts.tsx';
import { MediaTile } from './MediaTile.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import * as styles from './StorageView.styles.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';

/** Pictures side by side, as the sheet lays them. */
const columns = 3;

/** Props of {@link MediaGallery}. */
export interface MediaGalleryProps {
  /** What was shared. */
  shared: SharedAttachmentsModel;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** Every picture and video, in a grid that draws what is in sight and loads on near its end. Renders a `<div>`. */
export function MediaGallery({ shared, onShowMessage }: MediaGalleryProps) {
  const text = useChatText();
  const grid = useRef<VirtuosoGridHandle>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const { items } = shared;
  const scrollTo = (index: number) => grid.current?.scrollToIndex({ index, align: 'center' });
  const keys = useGalleryKeys({ count: items.length, columns, scrollTo });
  const moves = { onKeyDown: keys.onKeyDown };
  return (
    <>
      <div {...moves} className={styles.gallery}>
        <VirtuosoGrid
          ref={grid}
          className={styles.scroller}
          listClassName={styles.grid}
          tabIndex={-1}
          aria-label={text('mediaShared')}
          data={items}
          context={{ end: <GalleryEnd shared={shared} /> }}
          components={galleryParts}
          computeItemKey={(_, item) => item.id}
          increaseViewportBy={240}
          rangeChanged={keys.noteRange}
          endReached={() => shared.status.kind === 'ready' && shared.loadMore()}
          itemContent={(index, item) => (
            <MediaTile
              ref={keys.refAt(index)}
              item={item}
              tabIndex={index === keys.tabStop ? 0 : -1}
              onOpen={() => setShownId(item.id)}
            />
          )}
        />
      </div>
      <MediaViewer items={items} shownId={shownId} onShow={setShownId} onShowMessage={onShowMessage} />
    </>
  );
}
