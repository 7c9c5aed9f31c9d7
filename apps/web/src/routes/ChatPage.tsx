import { ChatProvider } from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { BusyPage } from '../components/BusyPage.tsx';
import { chatOptions, dateText, timeText } from '../features/chat/chatOptions.ts';
import { useStickerPacks } from '../features/chat/stickers/useStickerPacks.ts';
import { useChatServices } from '../features/chat/useChatServices.ts';
import { ChatShell } from './ChatShell.tsx';

/** Props of {@link ChatPage}. */
export interface ChatPageProps {
  /** Who is signed in. */
  me: Profile;
}

/** Opens connection and outbox of the person signed in, and shows the chats on them. */
export function ChatPage({ me }: ChatPageProps) {
  const services = useChatServices({ id: me._id, name: me.name, avatarUrl: me.avatar });
  const stickerPacks = useStickerPacks();
  if (!services) return <BusyPage />;
  const { port, outbox, storage, socket } = services;
  return (
    <ChatProvider
      port={port}
      outbox={outbox}
      storage={storage}
      stickerPacks={stickerPacks}
      options={chatOptions}
      timeText={timeText}
      dateText={dateText}
    >
      <ChatShell me={me} socket={socket} />
    </ChatProvider>
  );
}
