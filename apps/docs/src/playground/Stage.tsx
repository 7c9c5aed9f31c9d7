import { CallProvider, CallScreen } from '@franca/call-kit';
import { type DemoCall, demoCall } from '@franca/call-kit/testing';
import { ChatProvider, Conversation } from '@franca/chat-kit';
import { createLivelyPort, demoTopic } from '@franca/chat-kit/testing';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { useEffect, useState } from 'react';
import type { Setting } from './Setting.ts';

// They stay while the settings change.
const port = createLivelyPort({ count: 12 });
const topic = demoTopic();

const newCall = () => demoCall({ people: [{ userId: 'lucia' }] });

/** One call after the other. */
function Call() {
  const [call, setCall] = useState<DemoCall | null>(null);
  useEffect(() => {
    if (!call) setCall(newCall());
    return () => call?.session.dispose();
  }, [call]);
  if (!call) return null;
  return (
    <CallProvider session={call.session} media={call.fake.media} people={call.people}>
      <CallScreen onClose={() => setCall(newCall())} />
    </CallProvider>
  );
}

/** A conversation whose other side answers, or a call, in memory. */
export function Stage({ stage, locale, direction, theme }: Setting) {
  return (
    <FrancaProvider
      scope="element"
      className="playground-scope"
      locale={locale}
      direction={direction === 'auto' ? undefined : direction}
      theme={theme}
    >
      {stage === 'conversation' ? (
        <ChatProvider port={port}>
          <Conversation topic={topic} readingLanguage="en" />
        </ChatProvider>
      ) : (
        <Call />
      )}
      <Toaster />
    </FrancaProvider>
  );
}
