import { CallProvider, CallScreen } from '@franca/call-kit';
import { demoCall } from '@franca/call-kit/testing';

const { session, fake, people } = demoCall({ people: [{ userId: 'lucia' }] });

export default function Example() {
  return (
    <CallProvider session={session} media={fake.media} people={people}>
      <div style={{ blockSize: '100dvh' }}>
        <CallScreen onClose={() => {}} />
      </div>
    </CallProvider>
  );
}
