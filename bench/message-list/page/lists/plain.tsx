import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ListProps } from '../ListUnderTest.ts';
import { SimpleRow } from '../SimpleRow.tsx';
import { useMessages } from '../useBenchStore.ts';

/** All rows in the document, the browser's own scroll anchoring, and an observer that keeps to the end. */
export function List({ store, ref }: ListProps) {
  const messages = useMessages(store);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isPinned = useRef(true);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    const hold = () => {
      if (isPinned.current) element.scrollTop = element.scrollHeight;
    };
    hold();
    const observer = new ResizeObserver(hold);
    observer.observe(content.current);
    observer.observe(element);
    const onScroll = () => {
      isPinned.current = element.scrollHeight - element.clientHeight - element.scrollTop < 4;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  useImperativeHandle(ref, () => ({
    jump: (index) => content.current?.children[index]?.scrollIntoView({ block: 'center' }),
  }));

  return (
    <div ref={scroller} className="scroller">
      <div ref={content}>
        {messages.map((message) => (
          <SimpleRow key={message.id} message={message} store={store} />
        ))}
      </div>
    </div>
  );
}
