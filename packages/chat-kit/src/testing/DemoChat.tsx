import { type Clock, systemClock } from '@franca/ui/core';
import { type ReactNode, useState } from 'react';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
import type { ChatOptions } from '../context/ChatOptions.ts';
import { ChatProvider, type ChatProviderProps } from '../context/ChatProvider.tsx';
import { createDrafts } from '../core/drafts/createDrafts.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import type { KindDefinition } from '../kinds/KindDefinition.ts';
import { demoStickers } from '../stickers/demoStickers.ts';
import type { DemoPort } from './createDemoPort.ts';
import { demoNow } from './createDemoPort.ts';

/** Props of {@link DemoChat}. */
export interface DemoChatProps {
  /** The backend in memory. */
  port: DemoPort;
  /** Texts that were begun and not sent, by conversation. Default: none. */
  drafts?: Readonly<Record<string, string>>;
  /** Time, for example a `manualClock()`. Default: runs like the machine's, from the fixed afternoon of the demo on. */
  clock?: Clock;
  /** How conversations behave. Default: as the kit has it. */
  options?: ChatOptions;
  /** Themes of the application. Default: none. */
  themes?: ChatProviderProps['themes'];
  /** Kinds of messages of the application's own. Default: none. */
  kinds?: readonly KindDefinition[];
  /** The views. */
  children: ReactNode;
}

const start = Date.now();
/** Stories look the same every day. */
const demoClock: Clock = { ...systemClock, now: () => demoNow + 60_000 + (Date.now() - start) };

function storageWith(drafts: Readonly<Record<string, string>>) {
  const storage = memoryChoiceStorage();
  for (const [topicId, text] of Object.entries(drafts)) createDrafts(storage).set(topicId, text);
  return storage;
}

/** Everything a view needs, in memory. Renders no element. */
export function DemoChat(props: DemoChatProps) {
  const { port, drafts = {}, clock = demoClock, options, themes, kinds, children } = props;
  const [services] = useState(() => ({
    outbox: createOutbox({
      userId: port.viewer.id,
      storage: memoryOutboxStorage(),
      send: port.messages.send,
      clock,
    }),
    storage: storageWith(drafts),
  }));
  return (
    <ChatProvider
      port={port}
      {...services}
      clock={clock}
      stickerPacks={demoStickers}
      themes={themes}
      options={options}
      kinds={kinds}
    >
      {children}
    </ChatProvider>
  );
}
