/** A rectangle on the page, in whole pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Runs in the page: the smallest rectangle around all that the story paints, what floats included, with a margin.
 * Boxes that only hold others do not count, so that a small component gives a small picture.
 */
export function storyArea(margin: number): Area {
  const page = document.documentElement;
  const bottom = Math.max(page.clientHeight, page.scrollHeight);
  const all = new DOMRect(0, 0, page.clientWidth, bottom);
  let painted = new DOMRect(Infinity, Infinity, -Infinity, -Infinity);

  const common = (a: DOMRect, b: DOMRect) => {
    const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return new DOMRect(x, y, Math.min(a.right, b.right) - x, Math.min(a.bottom, b.bottom) - y);
  };
  const around = (a: DOMRect, b: DOMRect) => {
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return new DOMRect(x, y, Math.max(a.x + a.width, b.right) - x, Math.max(a.y + a.height, b.bottom) - y);
  };
  const onPage = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x + window.scrollX, y + window.scrollY, width, height);

  function add(box: DOMRect, clip: DOMRect): void {
    const seen = common(onPage(box), clip);
    // What is only there for screen readers is one pixel wide.
    if (seen.width <= 2 || seen.height <= 2) return;
    painted = painted.x === Infinity ? seen : around(painted, seen);
  }

  const paints = (element: Element, style: CSSStyleDeclaration) =>
    element.matches('svg, img, canvas, video, input, textarea, select, progress, meter, hr') ||
    !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
    [style.backgroundImage, style.boxShadow, style.outlineStyle].some((value) => value !== 'none') ||
    [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderRightWidth].some(
      (width) => Number.parseFloat(width) > 0,
    );

  function visit(element: Element, outer: DOMRect): void {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return;
    if (element.matches('script, style, .sb-wrapper, #storybook-docs')) return;
    // The frame around the story has the colour of the page: only what is in it counts.
    const isFrame = element === document.body || element.id === 'storybook-root';
    const box = element.getBoundingClientRect();
    const from = style.position === 'fixed' ? all : outer;
    if (!isFrame && style.visibility === 'visible' && paints(element, style)) add(box, from);
    if (element.tagName === 'svg') return;
    const clip = isFrame || style.overflow === 'visible' ? from : common(onPage(box), from);
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node, clip);
      if (node.nodeType !== Node.TEXT_NODE || style.visibility !== 'visible') continue;
      const range = document.createRange();
      range.selectNode(node);
      for (const line of range.getClientRects()) add(line, clip);
    }
  }
  visit(document.body, all);

  if (painted.x === Infinity) return { x: 0, y: 0, width: 64, height: 64 };
  const x = Math.max(0, Math.floor(painted.left) - margin);
  const y = Math.max(0, Math.floor(painted.top) - margin);
  return {
    x,
    y,
    width: Math.min(all.right, Math.ceil(painted.right) + margin) - x,
    height: Math.min(all.bottom, Math.ceil(painted.bottom) + margin) - y,
  };
}
