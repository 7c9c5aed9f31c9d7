/**
 * Runs in the page before all else and makes `window.francaRemains`, which knows what a story leaves in the document.
 */
export function watchRemains(): void {
  const shared = () =>
    Object.entries({
      window,
      document,
      navigator,
      mediaDevices: navigator.mediaDevices,
      Element: Element.prototype,
      HTMLElement: HTMLElement.prototype,
      HTMLMediaElement: HTMLMediaElement.prototype,
      EventTarget: EventTarget.prototype,
    });
  // What axe, React and Storybook's test functions put there once, in whatever story they are first used.
  const ofTools = new Set([
    'window axe',
    'window __core-js_shared__',
    'document elementsFromPoint',
    'navigator clipboard',
    'HTMLElement focus',
    'HTMLElement blur',
  ]);
  const isOfTools = (name: string) => ofTools.has(name) || name.startsWith('document _reactListening');
  // Storybook says with the classes of the body which of its own parts is shown.
  const attributesOf = (element: Element) => [...element.attributes].filter(({ name }) => name !== 'class');
  const readPages = () =>
    [document.documentElement, document.body].map((element) => ({
      element,
      attributes: attributesOf(element).map(({ name, value }) => ({ name, value })),
    }));

  /** What stands under each name of the objects that all stories share. */
  function readShared(): Map<string, unknown> {
    const found = new Map<string, unknown>();
    for (const [place, object] of shared())
      for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
        found.set(`${place} ${name}`, get ?? value);
    return found;
  }

  let first: { nodes: Set<Node>; pages: ReturnType<typeof readPages>; shared: Map<string, unknown> };

  function watch(): void {
    first = { nodes: new Set(document.body.childNodes), pages: readPages(), shared: readShared() };
  }

  async function takeBack(): Promise<string[]> {
    for (const { element, attributes } of first.pages) {
      for (const { name } of attributesOf(element)) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    localStorage.clear();
    sessionStorage.clear();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    const now = readShared();
    const names = [...new Set([...now.keys(), ...first.shared.keys()])];
    const nodes = [
      ...document.body.childNodes,
      ...(document.querySelector('#storybook-root')?.childNodes ?? []),
    ];
    return [
      ...nodes
        .filter((node) => !first.nodes.has(node))
        .filter((node) => !(node instanceof Element && node.id === 'storybook-highlights-root'))
        .map(({ nodeName }) => nodeName),
      ...names.filter((name) => !isOfTools(name) && !Object.is(now.get(name), first.shared.get(name))),
    ];
  }

  window.francaRemains = { watch, takeBack };
}
