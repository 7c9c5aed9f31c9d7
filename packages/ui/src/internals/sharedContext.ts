import { type Context, createContext } from 'react';
import { version as ownVersion } from '../../package.json';

/** The copies of this package on a page that fit each other, and the contexts that they share. */
interface Generation {
  /** Version and file of the copy that was first. */
  readonly copy: string;
  /** By name. */
  readonly contexts: Record<string, Context<unknown>>;
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
  const generation = `${/^(?:0\.)?\d+/.exec(version)}`;
  let own = generations[generation];
  if (!own) {
    // From a stack: `import.meta.url` would be written into a bundle as a path of who built it.
    const path = /\w*:?\/[^\s()]+(?=:\d+:\d)/.exec(`${new Error().stack}`);
    own = { copy: `${version} (${path})`, contexts: {} };
    for (const { copy } of Object.values(generations)) {
      console.error(
        `Two versions of @franca/ui share no provider: ${copy} and ${own.copy}. Install one, or give each a FrancaProvider.`,
      );
    }
    generations[generation] = own;
  }
  own.contexts[name] ??= createContext(initial) as Context<unknown>;
  return own.contexts[name] as Context<Value>;
}
