import type { RecorderState } from '@franca/call-kit/recording';
import { FrancaProvider } from '@franca/ui';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { wide } from './CallPage.styles.ts';
import { CallRecording } from './CallRecording.tsx';
import type { Recordings } from './createRecordings.ts';

vi.mock('../../lib/data/usePlan.ts', () => ({ usePlan: () => ({ includes: () => true }) }));

const nothing = () => undefined;
const recordings: Recordings = {
  isAtService: () => false,
  setRecordedBy: nothing,
  get: () => null,
  set: nothing,
  own: nothing,
  subscribe: () => nothing,
  follow: () => nothing,
};

it.each<[name: string, where: string, state: RecorderState, isWideOnly: boolean]>([
  ['Record', 'in wide windows alone', { kind: 'idle' }, true],
  ['Stop recording', 'in every window', { kind: 'recording', startedAt: 0, isDelayed: false }, false],
])('“%s” is shown %s', (name, _where, state, isWideOnly) => {
  const recorder = {
    getState: () => state,
    subscribe: () => nothing,
    start: async () => undefined,
    stop: nothing,
    setNames: nothing,
  };
  render(
    <FrancaProvider locale="en">
      <CallRecording recordings={recordings} recorder={recorder} />
    </FrancaProvider>,
  );
  expect(screen.getByRole('button', { name }).classList.contains(wide)).toBe(isWideOnly);
});
