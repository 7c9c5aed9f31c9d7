import { render } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { it } from 'vitest';
import { FrancaProvider } from '../provider/FrancaProvider.tsx';
import { all, focusOn, press } from '../testing/conformance/keyboard/hands.ts';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const item = (name: string) => () => all('[role="menuitem"]').find(({ textContent }) => textContent === name);

/** As an owner does that wants another action than the first to have the focus. */
const focusReply = (menu: HTMLDivElement | null) => menu?.querySelector<HTMLElement>('[data-first]')?.focus();

it('goes on from the item that its owner has focused', async () => {
  render(
    <FrancaProvider locale="en">
      <Menu ref={focusReply} open label="Message" anchor={{ x: 20, y: 20 }}>
        <MenuItem>React</MenuItem>
        <MenuItem data-first>Reply</MenuItem>
        <MenuItem>Forward</MenuItem>
        <MenuItem>Recall</MenuItem>
      </Menu>
    </FrancaProvider>,
  );
  await focusOn(item('Reply'));
  await press('{ArrowDown}');
  await focusOn(item('Forward'));
  await press('{ArrowUp}{ArrowUp}');
  await focusOn(item('React'));
});

/** A menu whose item opens a field that takes the focus. */
function Answering() {
  const [state, setState] = useState<'rests' | 'chooses' | 'answers'>('rests');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state === 'answers') field.current?.focus();
  }, [state]);
  return (
    <FrancaProvider locale="en">
      <button type="button" onClick={() => setState('chooses')}>
        Message
      </button>
      {state === 'answers' ? <input ref={field} aria-label="Answer" /> : null}
      {state === 'chooses' ? (
        <Menu ref={focusReply} open label="Message" anchor={{ x: 20, y: 20 }}>
          <MenuItem data-first onSelect={() => setState('answers')}>
            Reply
          </MenuItem>
        </Menu>
      ) : null}
    </FrancaProvider>
  );
}

it('leaves the focus to what an item opens', async () => {
  render(<Answering />);
  const button = all('button')[0];
  button?.focus();
  await press('{Enter}');
  await focusOn(item('Reply'));
  await press('{Enter}');
  await focusOn(() => all('input')[0]);
  await new Promise(requestAnimationFrame);
  await focusOn(() => all('input')[0]);
});
