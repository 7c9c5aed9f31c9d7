const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  // What `memo` and `lazy` make is an object with a mark of React; so is a context, which is no component here.
  (typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    /memo|lazy|forward/.test(String(value.$$typeof)));

/** The names of the components among the exports of a package, in order. */
export const exportedComponents = (exports: Record<string, unknown>): string[] =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
    .map(([name]) => name)
    .sort();
