/** Makes an element with some of its properties. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

let count = 0;

/** A choice with its label. */
export function createField(
  label: string,
  choices: readonly (readonly [value: string, text: string])[],
  onChange: (value: string) => void,
): HTMLElement {
  count += 1;
  const id = `live-field-${count}`;
  const select = createElement('select', { id });
  select.append(...choices.map(([value, text]) => new Option(text, value)));
  select.addEventListener('change', () => onChange(select.value));
  const field = createElement('span', {});
  field.append(createElement('label', { htmlFor: id, textContent: label }), select);
  return field;
}
