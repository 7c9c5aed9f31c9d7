import { aboveLayersSelector } from './layerOrder.ts';

/** What had the focus before it came to something above the layers. */
let origin: EventTarget | null = null;

const areaOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(aboveLayersSelector) : null;

/** What lies above the layers and has something to go to; the stack of toasts may be empty. */
const areas = () =>
  [...document.querySelectorAll<HTMLElement>(aboveLayersSelector)].filter(
    (area) => area.querySelector('button, li') !== null,
  );

/** Puts the focus back where it was before it came to something above the layers. */
export function leaveAboveLayers(): void {
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function goOn(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.defaultPrevented) return;
  const all = areas();
  const at = all.findIndex((area) => area.contains(document.activeElement));
  const next = all[at + 1];
  if (all.length === 0) return;
  event.preventDefault();
  if (!next) leaveAboveLayers();
  else if (next.hasAttribute('tabindex')) next.focus();
  else next.querySelector('button')?.focus();
}

/**
 * The way of the keyboard to an element above the layers, for dialogs keep Tab inside: F6 goes from one such element to the next and
 * then back, Escape goes back, and so does the focus when the element has gone. A ref.
 */
export function reachAboveLayers(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!areaOf(relatedTarget)) origin = relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // What lies under it stays open.
    event.preventDefault();
    leaveAboveLayers();
  };
  // Several such elements listen; the first one to get the key takes it for all.
  const onF6 = (event: KeyboardEvent): void => goOn(event);
  element.addEventListener('focusin', onFocus);
  element.addEventListener('keydown', onKeyDown);
  document.addEventListener('keydown', onF6);
  return () => {
    element.removeEventListener('focusin', onFocus);
    element.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('keydown', onF6);
    if (element.contains(document.activeElement)) leaveAboveLayers();
  };
}
