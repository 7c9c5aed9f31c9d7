import { GestureButton } from '@franca/call-kit';
import { DemoCallView, demoCall, fakeGestures } from '@franca/call-kit/testing';
import { systemClock } from '@franca/ui/core';

const call = demoCall({ isVideo: false, people: [{ userId: 'lucia', camera: false }] });
const { gestures } = fakeGestures({ clock: systemClock });

export default function Example() {
  return (
    <div style={{ padding: '140px 140px 16px' }}>
      <DemoCallView call={call} gestures={gestures}>
        <GestureButton />
      </DemoCallView>
    </div>
  );
}
