import { manualClock } from '@franca/ui/core';
import { eventually } from '@franca/ui/testing/conformance';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DemoCallView } from '../testing/DemoCallView.tsx';
import { demoCall } from '../testing/demoCall.ts';
import { RoomAudio } from './RoomAudio.tsx';

/** Shows the sound of a demonstration call in a browser that wants a press first; returns where it is shown. */
async function showSound(source: MediaStream | null) {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const call = demoCall({ people: [{ userId: 'lucia' }], clock: manualClock() });
  await eventually(() => expect(call.session.getSnapshot().state.kind).toBe('joined'));
  const track = call.session.getSnapshot().room?.remotes[0]?.microphone?.track;
  if (!track) throw new Error('Lucía has no microphone.');
  vi.spyOn(track, 'attach').mockImplementation((element) => {
    element.srcObject = source;
    return () => undefined;
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <DemoCallView call={call}>
      <RoomAudio />
    </DemoCallView>,
  );
  await eventually(() => expect(track.attach).toHaveBeenCalled());
  const end = () => {
    root.unmount();
    place.remove();
    call.session.dispose();
  };
  return { place, end };
}

it('asks for a press where the browser has blocked the sound', async () => {
  const { place, end } = await showSound(new MediaStream());
  await eventually(() => expect(place.textContent).toContain('blocked the sound'));
  end();
});

it('asks for none where there is no sound, as in a demonstration', async () => {
  const { place, end } = await showSound(null);
  // The effects of the first rendering have run, and what they refuse is shown with the next one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(place.textContent).toBe('');
  end();
});
