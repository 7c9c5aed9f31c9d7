const selector =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

const inTabOrder = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** Of a group of radio buttons only one is reached with Tab: the checked one. */
const isOtherRadio = (element: HTMLElement) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  [...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].some(
    ({ name }) => name === element.name,
  );

/** What Tab reaches inside an element, in the order of the document. */
export function tabbables(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => inTabOrder(element) && !isOtherRadio(element),
  );
}
