import { type ComponentProps, type ReactNode, useRef } from 'react';
import { VirtuosoGrid, type VirtuosoGridHandle } from 'react-virtuoso';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import type { SharedAttachmentsModel } from '../hooks/useSharedAttachments.ts';
import { GalleryEnd } from './GalleryEnd.tsx';
import * as styles from './StorageView.styles.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';

/** Props of the parts of a gallery. */
interface GalleryContext {
  /** Names the list. */
  label: string;
  /** Stands under the last row. */
  end: ReactNode;
}

type PartProps = ComponentProps<'div'> & { context?: GalleryContext };

// The list places its rows by the padding of one element, which a list's own would spoil.

/** Rows of which only a part is drawn, as a list to screen readers too. */
const galleryParts = {
  // biome-ignore lint/a11y/useSemanticElements: the list places its rows by the padding of a div.
  List: ({ context, ...rest }: PartProps) => <div {...rest} role="list" aria-label={context?.label} />,
  // biome-ignore lint/a11y/useSemanticElements: an li needs a list element around it.
  Item: ({ context: _context, ...rest }: PartProps) => <div {...rest} role="listitem" />,
  Footer: ({ context }: { context?: GalleryContext }) => context?.end ?? null,
};

/** What the control of an item takes, so that the arrow keys lead to it. */
export interface GalleryPlace {
  /** Place in the Tab order: one control of the gallery is reached by Tab. */
  tabIndex: 0 | -1;
  /** The control. */
  ref: (control: HTMLElement | null) => void;
}

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Names the list. */
  label: string;
  /** What was shared. */
  shared: SharedAttachmentsModel;
  /** How many stand side by side; all are of one size. */
  columns: number;
  /** Class of the list, which lays out the columns. */
  className?: string;
  /** Draws one item. */
  children: (item: SharedAttachment, place: GalleryPlace) => ReactNode;
}

/** Everything that was shared, of which it draws what is in sight and loads on near the end. Renders a `<div>`. */
export function Gallery({ label, shared, columns, className, children }: GalleryProps) {
  const grid = useRef<VirtuosoGridHandle>(null);
  const { items } = shared;
  const scrollTo = (index: number) => grid.current?.scrollToIndex({ index, align: 'center' });
  const keys = useGalleryKeys({ count: items.length, columns, scrollTo });
  const moves = { onKeyDown: keys.onKeyDown };
  return (
    <div {...moves} className={styles.gallery}>
      <VirtuosoGrid
        ref={grid}
        className={styles.scroller}
        listClassName={className}
        tabIndex={-1}
        data={items}
        context={{ label, end: <GalleryEnd shared={shared} /> }}
        components={galleryParts}
        computeItemKey={(_, item) => item.id}
        increaseViewportBy={240}
        rangeChanged={keys.noteRange}
        endReached={() => shared.status.kind === 'ready' && shared.loadMore()}
        itemContent={(index, item) =>
          children(item, { ref: keys.refAt(index), tabIndex: index === keys.tabStop ? 0 : -1 })
        }
      />
    </div>
  );
}
