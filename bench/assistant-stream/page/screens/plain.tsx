import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Screen } from '../Screen.ts';

const plugins = [remarkGfm];
const Row = memo(({ text }: { text: string }) => (
  <article>
    <Markdown remarkPlugins={plugins} skipHtml>
      {text}
    </Markdown>
  </article>
));

/** The same reader of Markdown as it is used in most places: all rows in the document, the whole answer read for each piece. */
export function createScreen(frame: HTMLElement): Screen {
  let history: readonly string[] = [];
  let answer = '';
  let render = (): void => undefined;
  function Rows() {
    const text = useSyncExternalStore(
      (listener) => {
        render = listener;
        return () => undefined;
      },
      () => answer,
    );
    return (
      <div
        className="scroller"
        ref={(scroller) => {
          if (scroller) scroller.scrollTop = scroller.scrollHeight;
        }}
      >
        {history.map((row, index) => (
          <Row key={index} text={row} />
        ))}
        <Row text={text} />
      </div>
    );
  }
  return {
    show: async (messages) => {
      history = messages.map(({ text }) => text);
      createRoot(frame).render(<Rows />);
      while (!frame.querySelector('table')) await new Promise(requestAnimationFrame);
    },
    write: (piece) => {
      answer += piece;
      render();
    },
  };
}
