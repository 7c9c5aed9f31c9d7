// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAssistantStrings } from '../strings/assistant/assistantStrings.ts';
import { AnswerWait } from './AnswerWait.tsx';

describe('an answer without a word', () => {
  let root: Root;
  let stage: HTMLElement;
  const label = () => stage.querySelector('[role=status]')?.getAttribute('aria-label');

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await loadAssistantStrings('en');
    vi.useFakeTimers();
    stage = document.createElement('div');
    root = createRoot(stage);
    await act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <AnswerWait />
        </FrancaProvider>,
      ),
    );
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is being thought about, and within ten seconds it is said that it can take a minute', async () => {
    expect(stage.textContent).toBe('SmartTalk is thinking');
    expect(label()).toBe('SmartTalk is thinking');
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(stage.textContent).toMatch(/can take up to a minute to begin/);
    expect(label()).toBe(stage.textContent);
  });
});
