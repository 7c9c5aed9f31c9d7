/** Milliseconds between two steps: docs/behaviour/landing.md, Screenshots. */
const stepMs = 3000;

/** Scrolls a row by one of its entries; from the last one back to the first. */
function move(row: HTMLElement, steps: number): void {
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const [first, second] = row.children;
  if (!first || !second) return;
  const width = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  const end = row.scrollWidth - row.clientWidth;
  const at = Math.abs(row.scrollLeft);
  const isAtEnd = at >= end - 2;
  const isAtStart = at <= 2;
  const target = steps > 0 ? (isAtEnd ? 0 : at + width) : isAtStart ? end : at - width;
  row.scrollTo({ left: isRtl ? -target : target });
}

/** What the slider is made of. */
export interface SliderParts {
  /** The row that scrolls. */
  row: HTMLElement;
  /** Its buttons, hidden until now. */
  buttons: HTMLElement;
  /** Words of the pause button. */
  words: { pause: string; play: string };
}

/**
 * Makes a row of pictures move on every three seconds. It rests under the pointer, with the focus in it, while the page is
 * hidden, after its button was pressed, and always where the person wants less motion.
 */
export function startSlider({ row, buttons, words }: SliderParts): void {
  const section = row.parentElement ?? row;
  const pause = buttons.querySelector<HTMLElement>('[data-slider-pause]');
  const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isPaused = false;

  const showPause = (): void => {
    if (!pause) return;
    pause.hidden = stillMotion.matches;
    pause.toggleAttribute('data-paused', isPaused);
    pause.ariaLabel = isPaused ? words.play : words.pause;
    pause.title = pause.ariaLabel;
  };
  stillMotion.addEventListener('change', showPause);
  pause?.addEventListener('click', () => {
    isPaused = !isPaused;
    showPause();
  });
  for (const button of buttons.querySelectorAll<HTMLElement>('[data-slide]')) {
    button.addEventListener('click', () => move(row, Number(button.dataset.slide)));
  }
  setInterval(() => {
    const rests = section.matches(':hover, :focus-within') || document.hidden;
    if (!isPaused && !rests && !stillMotion.matches) move(row, 1);
  }, stepMs);
  showPause();
  buttons.hidden = false;
}
