import { useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useChatText } from '../hooks/useChatText.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import { FileRow } from './FileRow.tsx';
import { GalleryEnd } from './GalleryEnd.tsx';
import { galleryParts } from './galleryParts.tsx';
import * as styles from './StorageView.styles.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';

/** Props of {@link FileGallery}. */
export interface FileGalleryProps {
  /** What was shared. */
  shared: SharedAttachmentsModel;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** Every file, in a list that draws what is in sight and loads on near its end. Renders a `<div>`. */
export function FileGallery({ shared, onShowMessage }: FileGalleryProps) {
  const text = useChatText();
  const list = useRef<VirtuosoHandle>(null);
  const { items } = shared;
  const scrollTo = (index: number) => list.current?.scrollIntoView({ index });
  const keys = useGalleryKeys({ count: items.length, columns: 1, scrollTo });
  const moves = { onKeyDown: keys.onKeyDown };
  return (
    <div {...moves} className={styles.gallery}>
      <Virtuoso
        ref={list}
        className={styles.scroller}
        tabIndex={-1}
        aria-label={text('filesShared')}
        data={items}
        context={{ end: <GalleryEnd shared={shared} /> }}
        components={galleryParts}
        computeItemKey={(_, item) => item.id}
        increaseViewportBy={240}
        rangeChanged={keys.noteRange}
        endReached={() => shared.status.kind === 'ready' && shared.loadMore()}
        itemContent={(index, item) => (
          <FileRow
            ref={keys.refAt(index)}
            item={item}
            tabIndex={index === keys.tabStop ? 0 : -1}
            onShowMessage={onShowMessage}
          />
        )}
      />
    </div>
  );
}
