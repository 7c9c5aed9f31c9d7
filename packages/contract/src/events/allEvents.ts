import type { EventDefinition } from '../event/EventDefinition.ts';
import { callEvents } from './call.ts';
import { chatEvents } from './chat.ts';
import { speechEvents } from './speech.ts';

/** Every socket event in one list. */
export const allEvents: readonly EventDefinition[] = [chatEvents, callEvents, speechEvents].flatMap(
  (group): EventDefinition[] => Object.values(group),
);
