import { useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ListProps } from '../ListUnderTest.ts';
import { SimpleRow } from '../SimpleRow.tsx';
import { useMessages } from '../useBenchStore.ts';

/** Props of {@link TanstackList}. */
export interface TanstackListProps extends ListProps {
  /** The options that make the difference. */
  options: Partial<VirtualizerOptions<HTMLDivElement, HTMLDivElement>>;
  /** Never corrects the scroll position when a height changes. */
  withoutAnchor?: boolean;
  /** Corrects by the row's place instead of the direction of scrolling. */
  byPlace?: boolean;
}

/** TanStack Virtual with the markup of its documentation. */
export function TanstackList({ store, ref, options, withoutAnchor, byPlace }: TanstackListProps) {
  const messages = useMessages(store);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 72,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 6,
    ...options,
  });
  if (byPlace) {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, instance) => {
      const top = instance.scrollOffset ?? 0;
      return instance.itemSizeCache.has(item.key) ? item.end <= top : item.start < top;
    };
  }
  if (withoutAnchor) virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useImperativeHandle(ref, () => ({
    jump: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }));

  return (
    <div ref={scroller} className="scroller" style={{ overflowAnchor: 'none' }}>
      <div style={{ blockSize: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const message = messages[item.index];
          return message ? (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              style={{
                position: 'absolute',
                insetBlockStart: 0,
                inlineSize: '100%',
                transform: `translateY(${item.start}px)`,
              }}
            >
              <SimpleRow message={message} store={store} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
