import { CallScreen } from '@franca/call-kit';
import { DemoCallView, demoCall, fakeAdditions } from '@franca/call-kit/testing';

const call = demoCall({ isVideo: false, people: [{ userId: 'lucia', camera: false }] });
const { additions } = fakeAdditions();

export default function Example() {
  return (
    <div style={{ blockSize: '100dvh' }}>
      <DemoCallView call={call} additions={additions}>
        <CallScreen onClose={() => {}} />
      </DemoCallView>
    </div>
  );
}
