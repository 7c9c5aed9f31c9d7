import type { EventDefinition } from '../event/EventDefinition.ts';
import { chatEvents } from './chat.ts';

/** Every socket event in one list. */
export const allEvents: readonly EventDefinition[] = [...Object.values(chatEvents)];
