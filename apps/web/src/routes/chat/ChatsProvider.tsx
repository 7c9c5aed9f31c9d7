import { ChatProvider } from '@franca/chat-kit';
import type { Profile } from '@franca/contract';
import { type ReactNode, useMemo } from 'react';
import { chatOptions } from '../../features/chat/chatOptions.ts';
import { chatKinds } from '../../features/chat/kinds/chatKinds.tsx';
import { useStickerPacks } from '../../features/chat/stickers/useStickerPacks.ts';
import { type ChatAccess, useChatServices } from '../../features/chat/useChatServices.ts';
import { ChatAddressProvider } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useMomentTexts } from '../../lib/moments/useMomentTexts.ts';
import { usePreference } from '../../lib/preferences/preferences.ts';

/** Props of {@link ChatsProvider}. */
export interface ChatsProviderProps {
  /** Who is signed in. */
  me: Profile;
  /** What stands there for the first moment. */
  fallback: ReactNode;
  /** What shows conversations, with their services. */
  children: (services: ChatAccess) => ReactNode;
}

/** Opens connection and outbox of the person signed in for what it contains. */
export function ChatsProvider({ me, fallback, children }: ChatsProviderProps) {
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
  if (!services) return fallback;
  const { port, outbox, storage } = services;
  return (
    <ChatProvider
      port={port}
      outbox={outbox}
      storage={storage}
      stickerPacks={stickerPacks}
      kinds={chatKinds}
      options={options}
      translationView={roughView === 'alone' ? 'translated-only' : 'translated'}
      {...momentTexts}
    >
      <ChatAddressProvider>{children(services)}</ChatAddressProvider>
    </ChatProvider>
  );
}
