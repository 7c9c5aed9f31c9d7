// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationPhase } from '../core/assistant/AssistantState.ts';
import { loadAssistantStrings } from '../strings/assistant/assistantStrings.ts';
import { AnswerControl } from './AssistantFooter.tsx';
import { useFooterFocus } from './useFooterFocus.ts';

function Footer({ phase, canRegenerate }: { phase: ConversationPhase; canRegenerate: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const footer = useFooterFocus(phase, field);
  return (
    <div {...footer}>
      <AnswerControl
        phase={phase}
        onRegenerate={canRegenerate ? () => undefined : null}
        onStop={() => undefined}
      />
      <textarea ref={field} />
    </div>
  );
}

describe('the focus in the footer of the assistant', () => {
  let root: Root;
  let stage: HTMLElement;
  const show = (phase: ConversationPhase, canRegenerate = true) =>
    act(async () =>
      root.render(
        <FrancaProvider locale="en">
          <Footer phase={phase} canRegenerate={canRegenerate} />
          <a href="#elsewhere">Elsewhere</a>
        </FrancaProvider>,
      ),
    );
  const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;
  const focus = (selector: string) => act(async () => stage.querySelector<HTMLElement>(selector)?.focus());

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await loadAssistantStrings('en');
    stage = document.body.appendChild(document.createElement('div'));
    root = createRoot(stage);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('goes from Stop to Regenerate Response when the answer ends, and back when it is written anew', async () => {
    await show('writing');
    await focus('button');
    expect(focused()).toBe('Stop');
    await show('idle');
    expect(focused()).toBe('Regenerate Response');
    await show('asking');
    await show('writing');
    expect(focused()).toBe('Stop');
  });

  it('goes to the text box where nothing can be written anew', async () => {
    await show('writing', false);
    await focus('button');
    await show('idle', false);
    expect(focused()).toBe('TEXTAREA');
  });

  it('stays in the text box, and where else somebody went', async () => {
    await show('writing');
    await focus('textarea');
    await show('idle');
    expect(focused()).toBe('TEXTAREA');
    await focus('button');
    await show('asking');
    await focus('a');
    await show('writing');
    expect(focused()).toBe('Elsewhere');
  });
});
