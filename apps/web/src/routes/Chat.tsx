import { ChatProvider, loadChatStrings } from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { useMemo } from 'react';
import { BusyPage } from '../components/BusyPage.tsx';
import { ErrorScreen } from '../components/ErrorScreen.tsx';
import { chatOptions } from '../features/chat/chatOptions.ts';
import { useStickerPacks } from '../features/chat/stickers/useStickerPacks.ts';
import { useChatServices } from '../features/chat/useChatServices.ts';
import { PushOffer } from '../features/notifications/push/PushOffer.tsx';
import { FormatsOffer } from '../features/settings/FormatsOffer.tsx';
import { ChatAddressProvider } from '../lib/chatAddress/ChatAddressProvider.tsx';
import { useMe } from '../lib/data/useMe.ts';
import { useMomentTexts } from '../lib/moments/useMomentTexts.ts';
import { usePreference } from '../lib/preferences/preferences.ts';
import { KitTexts } from '../strings/KitTexts.tsx';
import { ChatShell } from './chat/ChatShell.tsx';

/** Opens connection and outbox of the person signed in, and shows the chats on them. */
function Chats({ me }: { me: Profile }) {
  const services = useChatServices({ id: me._id, name: me.name, avatarUrl: me.avatar });
  const stickerPacks = useStickerPacks();
  const roughView = usePreference('roughView');
  const linkPreviews = usePreference('linkPreviews');
  const voiceText = usePreference('voiceText') ? 'always' : 'asked';
  const options = useMemo(
    () => ({ ...chatOptions, linkPreviews, voiceText }) as const,
    [linkPreviews, voiceText],
  );
  const momentTexts = useMomentTexts();
  if (!services) return <BusyPage />;
  const { port, outbox, storage, socket, blocked } = services;
  return (
    <ChatProvider
      port={port}
      outbox={outbox}
      storage={storage}
      stickerPacks={stickerPacks}
      options={options}
      translationView={roughView === 'alone' ? 'translated-only' : 'translated'}
      {...momentTexts}
    >
      <ChatAddressProvider>
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
      </ChatAddressProvider>
    </ChatProvider>
  );
}

/** `/chat`: the main application, once it is known who is signed in. */
export function Component() {
  const { data: me, isError } = useMe();
  if (me)
    return (
      <KitTexts load={loadChatStrings} fallback={<BusyPage />}>
        <Chats me={me} />
      </KitTexts>
    );
  return isError ? <ErrorScreen /> : <BusyPage />;
}
