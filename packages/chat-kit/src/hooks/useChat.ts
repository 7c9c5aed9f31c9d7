import { use } from 'react';
import { ChatContext, type ChatServices } from '../context/ChatContext.ts';

/** The services of the surrounding `ChatProvider`. */
export function useChat(): ChatServices {
  const services = use(ChatContext);
  if (!services) {
    throw new Error(
      'Franca chat-kit: ChatProvider is missing, so there is no backend to talk to. Place the view inside a ChatProvider.',
    );
  }
  return services;
}
