// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Topic } from '../core/model/Topic.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { useHeldTopics } from './useHeldTopics.ts';

const topic = (id: string, presence: Topic['presence'] = 'online') =>
  demoTopic({ id, title: `${id}, ${presence}`, presence });

function List({ all }: { all: readonly Topic[] }) {
  const element = useRef<HTMLUListElement>(null);
  const shown = useHeldTopics(
    element,
    all.filter(({ presence }) => presence === 'online'),
    all,
  );
  return (
    <ul ref={element}>
      {shown.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows who comes and goes, but not under the pointer', () => {
  const { rerender } = render(<List all={[topic('ana'), topic('omar', 'offline'), topic('linh')]} />);
  expect(titles()).toEqual(['ana, online', 'linh, online']);
  fireEvent.pointerEnter(screen.getByRole('list'));
  rerender(<List all={[topic('omar'), topic('ana', 'offline'), topic('linh')]} />);
  expect(titles()).toEqual(['ana, offline', 'linh, online']);
  rerender(<List all={[topic('omar'), topic('linh')]} />);
  expect(titles()).toEqual(['linh, online']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(titles()).toEqual(['omar, online', 'linh, online']);
});

it('does not begin under the pointer either', () => {
  const { rerender } = render(<List all={[topic('ana', 'offline')]} />);
  fireEvent.pointerEnter(screen.getByRole('list'));
  rerender(<List all={[topic('ana')]} />);
  expect(titles()).toEqual([]);
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(titles()).toEqual(['ana, online']);
});

it('shows who came once the pointer rests', () => {
  vi.useFakeTimers();
  const { rerender } = render(<List all={[topic('ana', 'offline')]} />);
  fireEvent.pointerMove(screen.getByRole('list'));
  rerender(<List all={[topic('ana')]} />);
  act(() => vi.advanceTimersByTime(1000));
  fireEvent.pointerMove(screen.getByRole('list'));
  act(() => vi.advanceTimersByTime(1400));
  expect(titles()).toEqual([]);
  act(() => vi.advanceTimersByTime(100));
  expect(titles()).toEqual(['ana, online']);
});
