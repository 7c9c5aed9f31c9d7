// @vitest-environment happy-dom
import { manualClock } from '@franca/ui/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { usePassed } from './usePassed.ts';

function setup(at: number | null) {
  const clock = manualClock(1000);
  const port = createDemoPort({ count: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DemoChat port={port} clock={clock}>
      {children}
    </DemoChat>
  );
  const { result } = renderHook(() => usePassed(at), { wrapper });
  const after = (milliseconds: number) => {
    act(() => clock.advance(milliseconds));
    return result.current;
  };
  return { result, after };
}

it('is so from the moment on, also when it comes in months', () => {
  const { result, after } = setup(1000 + 2 ** 33);
  expect(result.current).toBe(false);
  expect(after(2 ** 33 - 1)).toBe(false);
  expect(after(1)).toBe(true);
});

it('is so at once for what has passed, and never for what has no end', () => {
  expect(setup(1000).result.current).toBe(true);
  expect(setup(null).after(2 ** 40)).toBe(false);
});
