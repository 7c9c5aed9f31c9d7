// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoStickers } from './demoStickers.ts';
import type { StickerPack } from './StickerPack.ts';
import { StickerPacksContext } from './StickerPacksContext.ts';
import { StickerPicker } from './StickerPicker.tsx';

afterEach(cleanup);

it('fetches the packs of an application, says where that failed, and tries again', async () => {
  const tries: { resolve: (packs: readonly StickerPack[]) => void; reject: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<readonly StickerPack[]>((resolve, reject) => tries.push({ resolve, reject }));
  render(
    <FrancaProvider locale="en">
      <DemoChat port={createDemoPort({ count: 0 })}>
        <StickerPacksContext value={load}>
          <StickerPicker onPick={() => undefined} />
        </StickerPacksContext>
      </DemoChat>
    </FrancaProvider>,
  );
  expect(screen.queryByRole('tab')).toBeNull();
  await act(async () => tries[0]?.reject(new Error('No network')));
  expect(screen.getByText('The stickers could not be loaded.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await act(async () => tries[1]?.resolve(demoStickers));
  expect(screen.getByRole('tab', { name: 'Faces' }).getAttribute('aria-selected')).toBe('true');
});
