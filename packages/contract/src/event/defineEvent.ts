import type { EventDefinition } from './EventDefinition.ts';

/** Defines one socket event; its literal types carry over into the client and the server. */
export function defineEvent<const E extends EventDefinition>(definition: E): E {
  return definition;
}
