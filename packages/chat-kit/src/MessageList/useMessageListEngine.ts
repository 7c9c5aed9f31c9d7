import { useHydrated } from '@franca/ui/kit';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMessageListEngine } from '../engine/createMessageListEngine.ts';
import type { ListItems, ListLayout, ListPosition, MessageListEngine } from '../engine/MessageListEngine.ts';

/** Room above the first row, in pixels, where older messages announce themselves. */
const spaceAtStart = 56;
/** Room under the last row, in pixels. */
const spaceAtEnd = 36;

/** Rows of a page that a server rendered: more than fit on a screen. */
const servedRows = 60;

/** What a server renders, where nothing has a height: the newest rows, all of them. */
function servedLayout(count: number): ListLayout {
  return {
    first: Math.max(0, count - servedRows),
    end: count,
    spaceBefore: spaceAtStart,
    spaceAfter: spaceAtEnd,
  };
}

function leaveUnmeasured(): void {}

/** The engine bound to a component. */
export interface BoundEngine {
  /** The engine, the same for the life of the component. */
  readonly engine: MessageListEngine;
  /** What to render now. */
  readonly layout: ListLayout;
  /** Where the reader is. */
  readonly position: ListPosition;
  /** Takes the element of a row, to watch its height. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Binds a list engine to a scrolling element and to React's commits. */
export function useMessageListEngine(
  items: ListItems,
  scroller: React.RefObject<HTMLElement | null>,
): BoundEngine {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isMounted = useRef(false);
  const [engine] = useState(() =>
    createMessageListEngine({
      spaceAtStart,
      spaceAtEnd,
      onLayout: (isUrgent) => {
        if (isUrgent && isMounted.current) flushSync(render);
        else render();
      },
      onMove: render,
    }),
  );

  engine.setItems(items);
  // Before the list is attached: what is rendered until then has not its length yet.
  useLayoutEffect(() => engine.commit());
  useLayoutEffect(() => {
    isMounted.current = true;
    const element = scroller.current;
    const detach = element ? engine.attach(element) : undefined;
    return () => {
      isMounted.current = false;
      detach?.();
    };
  }, [engine, scroller]);

  const position = engine.getPosition();
  const isHydrated = useHydrated();
  if (!isHydrated) return { engine, layout: servedLayout(items.count), position, measure: leaveUnmeasured };
  return { engine, layout: engine.getLayout(), position, measure: engine.measure };
}
