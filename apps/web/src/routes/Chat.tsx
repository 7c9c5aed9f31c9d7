import { loadChatStrings } from '@franca/chat-kit';
import { BusyPage } from '../components/BusyPage.tsx';
import { ErrorScreen } from '../components/ErrorScreen.tsx';
import { PushOffer } from '../features/notifications/push/PushOffer.tsx';
import { FormatsOffer } from '../features/settings/FormatsOffer.tsx';
import { useMe } from '../lib/data/useMe.ts';
import { KitTexts } from '../strings/KitTexts.tsx';
import { ChatShell } from './chat/ChatShell.tsx';
import { ChatsProvider } from './chat/ChatsProvider.tsx';

export { conversationParts } from './chat/conversationParts.ts';

/** `/chat`: the main application, once it is known who is signed in. */
export function Component() {
  const { data: me, isError } = useMe();
  if (me)
    return (
      <KitTexts load={loadChatStrings} fallback={<BusyPage />}>
        <ChatsProvider me={me} fallback={<BusyPage />}>
          {({ socket, blocked, outbox }) => (
            <ChatShell
              me={me}
              socket={socket}
              blocked={blocked}
              offer={
                <>
                  <FormatsOffer />
                  <PushOffer outbox={outbox} />
                </>
              }
            />
          )}
        </ChatsProvider>
      </KitTexts>
    );
  return isError ? <ErrorScreen /> : <BusyPage />;
}
