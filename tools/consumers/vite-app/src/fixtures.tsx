import { createDemoPort, DemoChat, demoTopic } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import type { ReactNode } from 'react';

// What the samples of the documents take as props or stand in: a conversation of six messages in memory.
export const port = createDemoPort({ count: 6 });
export const topic = demoTopic();

/** A page with the design system alone. */
export const Page = ({ children }: { children: ReactNode }) => (
  <FrancaProvider locale="en">
    {children}
    <Toaster />
  </FrancaProvider>
);

/** A page inside of a conversation. */
export const InChat = ({ children }: { children: ReactNode }) => (
  <Page>
    <DemoChat port={port}>
      <main style={{ blockSize: '100dvh' }}>{children}</main>
    </DemoChat>
  </Page>
);
