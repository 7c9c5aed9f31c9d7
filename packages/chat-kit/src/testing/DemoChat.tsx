import { type ReactNode, useState } from 'react';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
import { ChatProvider } from '../context/ChatProvider.tsx';
import { systemClock } from '../core/clock/systemClock.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import type { DemoPort } from './createDemoPort.ts';
import { demoNow } from './createDemoPort.ts';
import { demoStickers } from './demoStickers.ts';

/** Props of {@link DemoChat}. */
export interface DemoChatProps {
  /** The backend in memory. */
  port: DemoPort;
  /** The views. */
  children: ReactNode;
}

const start = Date.now();
/** Runs like the real clock, from the fixed afternoon of the demo on: stories look the same every day. */
const clock = { ...systemClock, now: () => demoNow + 60_000 + (Date.now() - start) };

/** Everything a view needs, in memory. Renders no element. */
export function DemoChat({ port, children }: DemoChatProps) {
  const [services] = useState(() => ({
    outbox: createOutbox({
      userId: port.viewer.id,
      storage: memoryOutboxStorage(),
      send: port.sendMessage,
      clock,
    }),
    storage: memoryChoiceStorage(),
  }));
  return (
    <ChatProvider port={port} {...services} clock={clock} stickerPacks={demoStickers}>
      {children}
    </ChatProvider>
  );
}
