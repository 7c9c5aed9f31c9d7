import { type Context, createContext } from 'react';
import { version as ownVersion } from '../../package.json';

/** The copies of this package on a page that fit each other, and the contexts that they share. */
interface Generation {
  /** Version of the copy that was first. */
  version: string;
  /** The file that copy was loaded from. */
  path: string;
  /** The contexts, by name. */
  contexts: Map<string, unknown>;
}

/** By React, because a context of one React has no provider in another, and then by what versions have in common. */
type Copies = WeakMap<typeof createContext, Map<string, Generation>>;

const copiesKey = Symbol.for('@franca/ui');
const page = globalThis as typeof globalThis & { [copiesKey]?: Copies };

/** What versions that fit each other have in common, as a caret range understands it: `0.1` of 0.1.4, `2` of 2.3.0. */
const generationOf = (version: string) => /^(0\.)?\d+/.exec(version)?.[0] ?? version;

/** The address of the file that runs, from a stack: `import.meta.url` would be written into a bundle as a path of who built it. */
const ownPath = () =>
  /(?:[\w-]+:\/)?\/[^\s()]+(?=:\d+:\d+)/.exec(String(new Error().stack))?.[0] ?? 'unknown';

/**
 * A context that all compatible copies of this package on a page have in common, so that one provider is enough for them.
 * A copy that does not fit those before it is reported in the console, once, with versions and files of both.
 *
 * @param name of the context; what it carries must not change within a generation of versions
 * @param makeDefault is called once for all copies
 * @param version of this copy
 */
export function sharedContext<Value>(
  name: string,
  makeDefault: () => Value,
  version: string = ownVersion,
): Context<Value> {
  page[copiesKey] ??= new WeakMap();
  const generations = page[copiesKey].get(createContext) ?? new Map<string, Generation>();
  page[copiesKey].set(createContext, generations);
  let own = generations.get(generationOf(version));
  if (!own) {
    own = { version, path: ownPath(), contexts: new Map() };
    for (const other of generations.values()) {
      console.error(
        `Franca UI: two versions that do not fit each other are on this page, ${other.version} (${other.path}) and ${own.version} (${own.path}). Language, toasts and slots of one do not reach the other: install one version of @franca/ui.`,
      );
    }
    generations.set(generationOf(version), own);
  }
  const context = (own.contexts.get(name) as Context<Value> | undefined) ?? createContext(makeDefault());
  own.contexts.set(name, context);
  return context;
}
