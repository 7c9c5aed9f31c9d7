import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAim } from './useAim.ts';

let isAimed: boolean;

function Area({ withFocus = false, rows = ['Bari'] }: { withFocus?: boolean; rows?: string[] }) {
  const area = useRef<HTMLDivElement>(null);
  isAimed = useAim(area, { withFocus });
  return (
    <>
      <div ref={area} data-testid="area">
        {rows.map((row) => (
          <button key={row} type="button">
            {row}
          </button>
        ))}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const area = () => screen.getByTestId('area');
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('useAim', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('lasts a moment after a pointer has moved, and as long as it is held down', () => {
    render(<Area />);
    expect(isAimed).toBe(false);
    fireEvent.pointerMove(area());
    expect(isAimed).toBe(true);
    pass(1500);
    expect(isAimed).toBe(false);
    fireEvent.pointerDown(area());
    pass(60_000);
    expect(isAimed).toBe(true);
    fireEvent.pointerUp(area());
    pass(1499);
    expect(isAimed).toBe(true);
    pass(1);
    expect(isAimed).toBe(false);
  });

  it('ends as the pointer leaves, of a finger after its click', () => {
    render(<Area />);
    fireEvent.pointerMove(area());
    fireEvent.pointerLeave(area(), { pointerType: 'mouse' });
    expect(isAimed).toBe(false);
    fireEvent.pointerMove(area());
    fireEvent.pointerLeave(area(), { pointerType: 'touch' });
    expect(isAimed).toBe(true);
    pass(400);
    expect(isAimed).toBe(false);
  });

  it('means the focus only where that is wanted', () => {
    const { rerender } = render(<Area />);
    focus('Bari');
    expect(isAimed).toBe(false);
    rerender(<Area withFocus />);
    expect(isAimed).toBe(true);
    focus('Elsewhere');
    expect(isAimed).toBe(false);
    focus('Bari');
    expect(isAimed).toBe(true);
  });

  it('listens to no focus where it does not count', () => {
    const listen = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    render(<Area />);
    const heard = listen.mock.calls.flatMap(([name], call) =>
      listen.mock.contexts[call] === area() ? name : [],
    );
    listen.mockRestore();
    expect(heard).toContain('pointermove');
    expect(heard).not.toContain('focusin');
  });

  it('ends with the element that has the focus, of whose removal a browser may tell nothing', () => {
    const { rerender } = render(<Area withFocus rows={['Bari', 'Bra']} />);
    focus('Bari');
    expect(isAimed).toBe(true);
    const silence = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('focusout', silence, { capture: true });
    rerender(<Area withFocus rows={['Bra']} />);
    window.removeEventListener('focusout', silence, { capture: true });
    expect(document.activeElement).toBe(document.body);
    expect(isAimed).toBe(false);
  });
});
