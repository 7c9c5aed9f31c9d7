import { use } from 'react';
import { ChatContext, type ChatServices } from '../context/ChatContext.ts';

/** The services of the surrounding `ChatProvider`. */
export function useChat(): ChatServices {
  const services = use(ChatContext);
  if (!services) {
    throw new Error('Franca chat-kit: place this inside a ChatProvider, which knows the backend.');
  }
  return services;
}
