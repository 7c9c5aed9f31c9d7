import { type Context, createContext } from 'react';
import { version as ownVersion } from '../../package.json';

/** The copies of this package on a page that fit each other, and the contexts that they share. */
interface Generation {
  /** Version and file of the copy that was first. */
  readonly copy: string;
  /** The contexts, by name. */
  [context: string]: unknown;
}

const key = Symbol.for('@franca/ui');

/** Kept by React itself, because a context of one React has no provider in another; then by what versions have in common. */
const holder: typeof createContext & { [key]?: Record<string, Generation> } = createContext;

/**
 * A context that all compatible copies of this package on a page have in common, so that one provider is enough for them.
 * A copy that does not fit those before it is reported in the console, once, with versions and files of both.
 *
 * @param name of the context; what it carries must not change within a generation of versions
 * @param initial is the value without a provider; that of the first copy counts
 * @param version of this copy
 */
export function sharedContext<Value>(
  name: string,
  initial: Value,
  version: string = ownVersion,
): Context<Value> {
  holder[key] ??= {};
  const generations = holder[key];
  // As a caret range understands it: `0.1` of 0.1.4, `2` of 2.3.0.
  const generation = version.replace(/^((0\.)?\d+).*/, '$1');
  let own = generations[generation];
  if (!own) {
    // From a stack: `import.meta.url` would be written into a bundle as a path of who built it.
    const copy = `${version} (${new Error().stack?.match(/\w*:?\/\S+(?=:\d+:)/)})`;
    for (const other of Object.values(generations)) {
      console.error(`Install one @franca/ui: ${other.copy} and ${copy}`);
    }
    own = { copy };
    generations[generation] = own;
  }
  own[name] ??= createContext(initial);
  return own[name] as Context<Value>;
}
