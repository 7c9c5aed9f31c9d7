import { CallProvider, CallScreen } from '@franca/call-kit';
import { type DemoCall, demoCall } from '@franca/call-kit/testing';
import { Button } from '@franca/ui/Button';
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@franca/ui/styles.css';
import '@franca/call-kit/styles.css';

/** A call without a server; “A call” in the README of `@franca/call-kit` makes a real one, with the same props. */
const startCall = () => demoCall({ people: [{ userId: 'lucia' }] });

function App() {
  const [call, setCall] = useState<DemoCall | null>(null);
  const close = () => {
    call?.session.dispose();
    setCall(null);
  };
  if (!call) {
    return (
      <main style={{ display: 'grid', placeItems: 'center', blockSize: '100dvh' }}>
        <Button onClick={() => setCall(startCall())}>Call Lucía</Button>
      </main>
    );
  }
  return (
    <CallProvider session={call.session} media={call.fake.media} people={call.people}>
      <div style={{ blockSize: '100dvh' }}>
        <CallScreen onClose={close} />
      </div>
    </CallProvider>
  );
}

createRoot(document.body).render(
  <FrancaProvider locale="en" theme="system">
    <header>
      <h1>
        <VisuallyHidden>Call</VisuallyHidden>
      </h1>
    </header>
    <App />
    <Toaster />
  </FrancaProvider>,
);
