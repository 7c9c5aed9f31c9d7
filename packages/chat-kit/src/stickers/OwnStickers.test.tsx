// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnSticker, StickersPort } from '../core/session/ChatDataPort.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { StickerPicker } from './StickerPicker.tsx';

const sun: OwnSticker = { id: 'sun', source: 'data:,sun', name: 'Sun' };
const moon: OwnSticker = { id: 'moon', source: 'data:,moon', name: 'Moon' };

interface Request {
  call: string;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
}

describe('own stickers', () => {
  let stored: OwnSticker[];
  let requests: Request[];
  let changed: () => void;

  beforeEach(() => {
    stored = [sun, moon];
    requests = [];
  });
  afterEach(cleanup);

  /** A backend that answers when the test lets it. */
  const ask = <Result,>(call: string, done: () => Result) =>
    new Promise<Result>((resolve, reject) => {
      requests.push({
        call,
        resolve: () => act(async () => resolve(done())),
        reject: () => act(async () => reject(new Error('No network'))),
      });
    });
  const stickers: StickersPort = {
    list: () => ask('list', () => [...stored]),
    follow: (listener) => {
      changed = listener;
      return () => undefined;
    },
    add: () => Promise.resolve(),
    remove: ({ id }) =>
      ask(`remove ${id}`, () => {
        stored = stored.filter((each) => each.id !== id);
      }),
    restore: ({ id }) =>
      ask(`restore ${id}`, () => {
        stored = [id === 'sun' ? sun : moon, ...stored];
      }),
  };
  const chat = (shown: string) => (
    <FrancaProvider locale="en">
      <DemoChat port={{ ...createDemoPort({ count: 0 }), stickers }}>
        <StickerPicker key={shown} onPick={() => undefined} />
      </DemoChat>
    </FrancaProvider>
  );
  const calls = () => requests.map(({ call }) => call);
  const last = (call: string) => requests.findLast((each) => each.call === call);
  const shown = () =>
    screen
      .queryAllByRole('button', { name: /^(Remove s|S)ticker [A-Z]/ })
      .map((each) => each.getAttribute('aria-label')?.split(' ').at(-1));
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const key = (name: string, options: object) =>
    act(async () => void fireEvent.keyDown(screen.getByRole('button', { name }), options));
  const tab = (name: string) => screen.getByRole('tab', { name });

  async function open() {
    const { rerender } = render(chat('first'));
    await act(async () => void fireEvent.click(tab('My stickers')));
    await last('list')?.resolve();
    expect(shown()).toEqual(['Sun', 'Moon']);
    return { reopen: () => act(async () => rerender(chat('second'))) };
  }

  it('are brought back only once they are removed', async () => {
    await open();
    await key('Sticker Sun', { key: 'Delete' });
    await press('Undo');
    expect(calls()).toEqual(['list', 'remove sun']);
    await last('remove sun')?.resolve();
    expect(calls()).toContain('restore sun');
    await last('restore sun')?.resolve();
    await last('list')?.resolve();
    expect(shown()).toEqual(['Sun', 'Moon']);
  });

  it('need not be brought back where removing failed', async () => {
    await open();
    await key('Sticker Sun', { key: 'Delete' });
    await press('Undo');
    expect(shown()).toEqual(['Moon']);
    await last('remove sun')?.reject();
    expect([shown(), calls()]).toEqual([
      ['Sun', 'Moon'],
      ['list', 'remove sun'],
    ]);
  });

  it('can be brought back again where that failed', async () => {
    await open();
    await key('Sticker Sun', { key: 'Delete' });
    await last('remove sun')?.resolve();
    await press('Undo');
    await last('restore sun')?.reject();
    await press('Undo');
    await last('restore sun')?.resolve();
    await last('list')?.resolve();
    expect(shown()).toEqual(['Sun', 'Moon']);
  });

  it('are shown again when another page brings them back', async () => {
    await open();
    await key('Sticker Sun', { key: 'Delete' });
    await last('remove sun')?.resolve();
    await last('list')?.resolve();
    expect(shown()).toEqual(['Moon']);
    stored = [sun, moon];
    await act(async () => changed());
    await last('list')?.resolve();
    expect(shown()).toEqual(['Sun', 'Moon']);
  });

  it('stay away while a list that was asked for before comes', async () => {
    await open();
    await act(async () => changed());
    await key('Sticker Sun', { key: 'Delete' });
    await last('list')?.resolve();
    expect(shown()).toEqual(['Moon']);
  });

  it('go one by one, however long the key is held', async () => {
    await open();
    await key('Sticker Sun', { key: 'Delete' });
    await key('Sticker Moon', { key: 'Delete', repeat: true });
    expect(shown()).toEqual(['Moon']);
  });

  it('are no longer removed by a press once none was left', async () => {
    await open();
    await press('Remove stickers');
    await press('Remove sticker Sun');
    await press('Remove sticker Moon');
    await last('remove sun')?.resolve();
    await last('remove moon')?.resolve();
    await last('list')?.resolve();
    expect(screen.queryByRole('button', { name: 'Remove stickers' })).toBeNull();
    await press('Undo');
    await last('restore moon')?.resolve();
    await last('list')?.resolve();
    expect(screen.getByRole('button', { name: 'Remove stickers' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
    expect(screen.getByRole('button', { name: 'Sticker Moon' })).toBeTruthy();
  });

  it('open with those used last, also where all of them are own', async () => {
    const { reopen } = await open();
    await press('Sticker Sun');
    await reopen();
    expect(screen.queryByRole('tab')).toBeNull();
    await last('list')?.resolve();
    expect(tab('Recently used').getAttribute('aria-selected')).toBe('true');
    expect(shown()).toEqual(['Sun']);
  });

  it('leave the packs as they are where they cannot be loaded', async () => {
    const { reopen } = await open();
    await press('Sticker Sun');
    await reopen();
    await last('list')?.reject();
    expect(tab('Faces').getAttribute('aria-selected')).toBe('true');
    await act(async () => changed());
    expect(tab('Faces').getAttribute('aria-selected')).toBe('true');
  });
});
