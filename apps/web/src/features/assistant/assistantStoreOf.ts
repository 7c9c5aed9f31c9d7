import type { EventSocket } from '@franca/api-client';
import { localChoiceStorage } from '@franca/chat-kit';
import { type AssistantStore, createAssistantStore } from '@franca/chat-kit/assistant';
import { localNames } from '../../lib/session/localData.ts';
import { createAssistantPort } from './createAssistantPort.ts';

const stores = new WeakMap<EventSocket<'/chat'>, AssistantStore>();

/** The conversations with SmartTalk of the person whose socket it is: one store, that the side bar and the conversation share. */
export function assistantStoreOf(socket: EventSocket<'/chat'>, userId: string): AssistantStore {
  const known = stores.get(socket);
  if (known) return known;
  const store = createAssistantStore({
    port: createAssistantPort(socket),
    storage: localChoiceStorage(localNames.choices(userId)),
  });
  stores.set(socket, store);
  return store;
}
