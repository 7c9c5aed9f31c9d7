/** Options of {@link pretendLayout}. */
export interface PretendedLayout {
  /** Width of every element, in pixels. Default 800. */
  readonly width?: number;
  /** Height of every element, in pixels; a taller one shows more messages. Default 2,000. */
  readonly height?: number;
}

/** A `ResizeObserver` for a page in which nothing ever changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** The answer of a page that matches no media query. */
const noMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/**
 * Gives every element a size in a page without layout, as in jsdom and happy-dom: a list that knows no height shows no
 * message. Call it before rendering; the returned function takes it back.
 *
 * @example
 * beforeEach(() => pretendLayout());
 */
export function pretendLayout({ width = 800, height = 2_000 }: PretendedLayout = {}): () => void {
  const sizes = {
    ...{ offsetWidth: width, clientWidth: width, offsetHeight: height, clientHeight: height },
    // Rows have no height here, so that everything fits and nothing can be scrolled: the end is where the list stands.
    ...{ scrollHeight: height, scrollTop: 0 },
  };
  const own = Object.keys(sizes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  );
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => size,
      set: () => {},
    });
  }
  const observer = globalThis.ResizeObserver;
  const { matchMedia } = globalThis;
  globalThis.ResizeObserver = StillResizeObserver;
  globalThis.matchMedia ??= noMedia;
  return () => {
    for (const [name, descriptor] of own) {
      if (descriptor) Object.defineProperty(HTMLElement.prototype, name, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    globalThis.ResizeObserver = observer;
    globalThis.matchMedia = matchMedia;
  };
}
