type Props = Record<string, unknown>;

const isHandler = (name: string, value: unknown): value is (...given: unknown[]) => void =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Two sets of props in one: handlers of both are called, the first set's before; else the second set wins. */
export function joinHandlers<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const joined = { ...first } as Props;
  for (const [name, value] of Object.entries(second)) {
    const earlier = joined[name];
    joined[name] =
      isHandler(name, value) && isHandler(name, earlier)
        ? (...given: unknown[]) => {
            earlier(...given);
            value(...given);
          }
        : value;
  }
  return joined as First & Second;
}
