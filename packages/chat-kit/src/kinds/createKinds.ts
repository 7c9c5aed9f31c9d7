import * as builtInKinds from './builtInKinds.ts';
import type { KindDefinition } from './KindDefinition.ts';

/** The kinds of messages that are known; see {@link createKinds}. */
export interface Kinds {
  /** The definition of a kind; of `unknown` for a name that nobody has defined. */
  readonly of: (kind: string) => KindDefinition;
}

/** The kit's kinds with those of an application, which may also stand in the place of the kit's. */
export function createKinds(own: readonly KindDefinition[] = []): Kinds {
  const definitions = new Map<string, KindDefinition>();
  for (const definition of [...Object.values(builtInKinds), ...own]) {
    definitions.set(definition.kind, definition);
  }
  return { of: (kind) => definitions.get(kind) ?? builtInKinds.unknown };
}
