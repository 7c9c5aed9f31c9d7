// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutgoingAudio } from '../core/model/OutgoingMessage.ts';
import type { ComposerRecorder, VoiceProblem } from '../core/model/VoiceInput.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoRecorder } from '../testing/demoVoice.ts';
import { RecorderPanel } from './RecorderPanel.tsx';
import { type RecorderPanelModel, useRecorderPanel } from './useRecorderPanel.ts';

const audio: OutgoingAudio = {
  file: new File([], 'audio.mp3'),
  name: 'audio.mp3',
  duration: 3000,
  peaks: [],
};

let panel: RecorderPanelModel;
let finish: (audio: OutgoingAudio | null) => void;
let store: (isStored: boolean) => void;
const cancel = vi.fn();
const start = vi.fn();

const recorderWith = (problem: VoiceProblem | null): ComposerRecorder =>
  demoRecorder({
    state: 'paused',
    problem,
    cancel,
    start,
    finish: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
const onAudio = () =>
  new Promise<boolean>((resolve) => {
    store = resolve;
  });

function Probe({ problem }: { problem: VoiceProblem | null }) {
  const recorder = recorderWith(problem);
  panel = useRecorderPanel(recorder);
  return panel.isOpen ? <RecorderPanel recorder={recorder} onAudio={onAudio} onClose={panel.close} /> : null;
}

describe('the recorder of a composer', () => {
  let root: Root;
  let page: HTMLElement;
  const port = createDemoPort({ count: 0 });
  const show = (topicId: string, problem: VoiceProblem | null = null) =>
    act(async () =>
      root.render(
        <StrictMode>
          <FrancaProvider locale="en">
            <DemoChat port={port}>
              <Probe key={topicId} problem={problem} />
            </DemoChat>
          </FrancaProvider>
        </StrictMode>,
      ),
    );
  const press = (name: string) =>
    act(async () => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click());
  const open = () => act(async () => panel.open());
  const send = () => press('Send the voice message');

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.createElement('div');
    document.body.append(page);
    root = createRoot(page);
    await show('one');
    await open();
    cancel.mockClear();
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    page.remove();
  });

  it('begins to record with the press that opens it', async () => {
    await press('Close without sending');
    start.mockClear();
    await open();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['that was stored', audio],
    ['without sound', null],
  ])('closes after a recording %s, and cancels nothing', async (_name, recorded) => {
    await send();
    await act(async () => finish(recorded));
    if (recorded) await act(async () => store(true));
    expect(panel.isOpen).toBe(false);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('closes when a recording fails, and leaves the problem to be read', async () => {
    await send();
    await show('one', 'encoder');
    await act(async () => finish(null));
    expect(panel.isOpen).toBe(false);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('cancels what is recorded when it is closed without sending', async () => {
    await press('Close without sending');
    expect(panel.isOpen).toBe(false);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('stays open for the next recording when an earlier one is stored late', async () => {
    await send();
    await act(async () => finish(audio));
    await press('Close without sending');
    await open();
    cancel.mockClear();
    await act(async () => store(true));
    expect(panel.isOpen).toBe(true);
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each([
    ['made', () => act(async () => finish(null))],
    ['stored', () => act(async () => store(true))],
  ])('keeps the recording of another conversation when one is %s late', async (name, end) => {
    await send();
    if (name === 'stored') await act(async () => finish(audio));
    await show('two');
    await open();
    cancel.mockClear();
    await end();
    expect(panel.isOpen).toBe(true);
    expect(cancel).not.toHaveBeenCalled();
  });
});
