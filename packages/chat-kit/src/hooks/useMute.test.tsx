// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { type MuteModel, useMute } from './useMute.ts';

let mute: MuteModel;

function Probe({ isMuted }: { isMuted: boolean }) {
  mute = useMute(demoTopic({ isMuted }));
  return null;
}

describe('the switch of notifications', () => {
  let root: Root;
  const requests: { readonly isMuted: boolean; resolve: () => void; reject: (error: Error) => void }[] = [];
  const port = {
    ...createDemoPort({ count: 0 }),
    topics: {
      setMuted: ({ isMuted }: { isMuted: boolean }) =>
        new Promise<void>((resolve, reject) => requests.push({ isMuted, resolve, reject })),
    },
  };

  const show = (isMuted: boolean) =>
    act(async () =>
      root.render(
        <DemoChat port={port}>
          <Probe isMuted={isMuted} />
        </DemoChat>,
      ),
    );
  const set = (isMuted: boolean) => act(async () => mute.setMuted?.(isMuted));

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
    root = createRoot(document.createElement('div'));
    await show(false);
  });
  afterEach(() => act(async () => root.unmount()));

  it('stands at once where the person has put it', async () => {
    await set(true);
    expect(mute).toMatchObject({ isMuted: true, problem: null });
    expect(requests.map(({ isMuted }) => isMuted)).toEqual([true]);
  });

  it('goes back and says why when the server did not keep it', async () => {
    await set(true);
    await act(async () => requests[0]?.reject(new Error('No network')));
    expect(mute).toMatchObject({ isMuted: false, problem: 'No network' });
    await set(true);
    expect(mute).toMatchObject({ isMuted: true, problem: null });
  });

  it('counts the answer to the last request only', async () => {
    await set(true);
    await set(false);
    await act(async () => requests[0]?.reject(new Error('No network')));
    expect(mute).toMatchObject({ isMuted: false, problem: null });
  });

  it('ignores the echo of an earlier request while the last is under way', async () => {
    await set(true);
    await set(false);
    await show(true);
    expect(mute.isMuted).toBe(false);
  });

  it('follows what another device has chosen meanwhile', async () => {
    await set(true);
    await act(async () => requests[0]?.resolve());
    await show(true);
    await show(false);
    expect(mute.isMuted).toBe(false);
  });
});
