import { browserCoordinator } from '../adapters/browserCoordinator.ts';
import { localOutboxStorage } from '../adapters/localOutboxStorage.ts';
import type { Clock } from '../core/clock/Clock.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';

/** The outbox of a person on this device, shared by all tabs. Touches nothing until it is started. */
export function createLocalOutbox(port: ChatDataPort, name: string, clock: Clock): Outbox {
  return createOutbox({
    userId: port.viewer.id,
    storage: localOutboxStorage(name),
    send: (message, report, signal) => port.sendMessage(message, report, signal),
    isOnline: () => navigator.onLine,
    coordinator: browserCoordinator(name),
    clock,
  });
}
