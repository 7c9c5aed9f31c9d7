import type { EventDefinition } from '../event/defineEvent.ts';
import { callEvents } from './callEvents.ts';
import { chatEvents } from './chatEvents.ts';
import { speechEvents } from './speechEvents.ts';

/** Every socket event in one list. */
export const allEvents: readonly EventDefinition[] = [chatEvents, callEvents, speechEvents].flatMap(
  (group): EventDefinition[] => Object.values(group),
);
