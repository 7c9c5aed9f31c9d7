import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSearchKeys } from './useSearchKeys.ts';

function Search({
  isWaiting,
  rows,
  onTake,
}: {
  isWaiting: boolean;
  rows: string[];
  onTake: (row: string) => void;
}) {
  return (
    <div {...useSearchKeys({ isWaiting })}>
      <input type="search" />
      {rows.map((row) => (
        <button key={row} type="button" data-list-item={row} onClick={() => onTake(row)}>
          {row}
        </button>
      ))}
    </div>
  );
}

describe('Enter before its rows are there', () => {
  afterEach(cleanup);

  /** Enter is pressed after "br" while the rows are those of "b". */
  function pressEarly() {
    const taken: string[] = [];
    const draw = (isWaiting: boolean, rows: string[]) => (
      <Search isWaiting={isWaiting} rows={rows} onTake={(row) => taken.push(row)} />
    );
    const { rerender } = render(draw(true, ['Bari', 'Brescia']));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    act(() => field.focus());
    fireEvent.input(field, { target: { value: 'br' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(taken).toEqual([]);
    return { taken, field, receive: (rows: string[]) => rerender(draw(false, rows)), rerender, draw };
  }

  it('takes the first row of those that come, once', () => {
    const { taken, receive, rerender, draw } = pressEarly();
    receive(['Brescia', 'Brindisi']);
    expect(taken).toEqual(['Brescia']);
    rerender(draw(true, ['Brescia']));
    receive(['Bra']);
    expect(taken).toEqual(['Brescia']);
  });

  it('takes none once the focus is elsewhere', () => {
    const { taken, field, receive } = pressEarly();
    act(() => field.blur());
    receive(['Brescia']);
    expect(taken).toEqual([]);
  });

  it('takes none once something else is written', () => {
    const { taken, field, receive } = pressEarly();
    fireEvent.input(field, { target: { value: 'bra' } });
    receive(['Bra']);
    expect(taken).toEqual([]);
  });

  it('takes none after another key', () => {
    const { taken, field, receive } = pressEarly();
    fireEvent.keyDown(field, { key: 'Shift' });
    receive(['Brescia']);
    expect(taken).toEqual([]);
  });

  it('takes none where nothing comes', () => {
    const { taken, receive, rerender, draw } = pressEarly();
    receive([]);
    rerender(draw(false, ['Bari']));
    expect(taken).toEqual([]);
  });
});
