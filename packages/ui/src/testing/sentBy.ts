/** What the form of a story would send now, by name. */
export function sentBy(canvasElement: HTMLElement): Record<string, FormDataEntryValue> {
  const form = canvasElement.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}
