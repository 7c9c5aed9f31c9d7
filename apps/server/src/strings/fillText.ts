/** Replaces each `{name}` by its value; a name without a value is a mistake of the caller and throws. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text needs a value for "${name}".`);
    return String(value);
  });
}
