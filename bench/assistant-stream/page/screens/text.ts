import type { Screen } from '../Screen.ts';

/** What the browser itself needs: the words alone, in a page that has no more than the history. */
export function createScreen(frame: HTMLElement): Screen {
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  const answer = document.createElement('p');
  return {
    show: async (messages) => {
      frame.append(scroller);
      for (const { text } of messages) {
        const row = document.createElement('p');
        row.textContent = text;
        scroller.append(row);
      }
      scroller.append(answer);
      scroller.scrollTop = scroller.scrollHeight;
    },
    write: (piece) => {
      answer.append(piece);
      scroller.scrollTop = scroller.scrollHeight;
    },
  };
}
