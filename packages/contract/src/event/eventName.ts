import type { EventParams, NamedEvent } from './NamedEvent.ts';

/**
 * Wire name of an event: `eventName(chatEventNames.newChat, { topic_id })` is `new-chat-{topic_id}`.
 * @throws Error when an id of the suffix is missing, since the event would then reach nobody.
 */
export function eventName<E extends NamedEvent>(event: E, params: EventParams<E>): string {
  const values: Readonly<Record<string, string | undefined>> = params;
  const suffix = (event.suffix ?? []).map((name) => {
    const value = values[name];
    if (!value)
      throw new Error(`The event ${event.id} needs ${name} to complete its name; pass it in params.`);
    return value;
  });
  return [event.name, ...suffix].join('-');
}
