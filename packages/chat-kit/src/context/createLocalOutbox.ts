import type { Clock } from '@franca/ui/core';
import { browserCoordinator } from '../adapters/browserCoordinator.ts';
import { localOutboxStorage } from '../adapters/localOutboxStorage.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';

interface LocalOutboxOptions {
  readonly port: ChatDataPort;
  /** Name under which this device keeps the messages. */
  readonly name: string;
  readonly clock: Clock;
  readonly createChatId: ((userId: string, timestamp: number) => string) | undefined;
}

/** The outbox of a person on this device, shared by all tabs. Touches nothing until it is started. */
export function createLocalOutbox({ port, name, clock, createChatId }: LocalOutboxOptions): Outbox {
  return createOutbox({
    userId: port.viewer.id,
    storage: localOutboxStorage(name),
    send: (message, options) => port.messages.send(message, options),
    createChatId,
    isOnline: () => navigator.onLine,
    coordinator: browserCoordinator(name),
    clock,
  });
}
