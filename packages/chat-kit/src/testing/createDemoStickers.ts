import type { OwnSticker, StickersPort } from '../core/session/ChatDataPort.ts';
import { demoStickers } from '../stickers/demoStickers.ts';

/** Options of {@link createDemoStickers}. */
export interface DemoStickersOptions extends Pick<StickersPort, 'maxCount' | 'maxBytes'> {
  /** How many there are at first, drawn ones. Default 3. */
  readonly count?: number;
  /** What becomes of what is added or removed. Default: it is stored. */
  readonly onStore?: 'store' | 'refuse' | 'wait';
  /** Whether what was removed cannot be brought back. Default false. */
  readonly keepsRemoved?: boolean;
  /** What becomes of the list. Default: it is there. */
  readonly onList?: 'work' | 'fail' | 'wait';
}

const drawn: readonly OwnSticker[] = demoStickers
  .flatMap(({ stickers }) => stickers)
  .map(({ source }, index) => ({ id: `sticker-${index}`, source, name: index === 0 ? 'Sunny' : '' }));

/** Own stickers in memory, which a story or a test can look into. */
export function createDemoStickers(
  options: DemoStickersOptions & { readonly note: (call: string) => void },
): StickersPort {
  const { note, count = 3, onStore = 'store', keepsRemoved = false, onList = 'work', ...limits } = options;
  const listeners = new Set<() => void>();
  let stickers = drawn.slice(0, count);
  let removed: { sticker: OwnSticker; place: number } | null = null;
  const store = async (next: () => readonly OwnSticker[]): Promise<void> => {
    if (onStore === 'wait') return new Promise(() => {});
    if (onStore === 'refuse') throw new Error('The server cannot be reached.');
    stickers = [...next()];
    for (const listener of listeners) listener();
  };
  return {
    ...limits,
    list: async () => {
      if (onList === 'wait') return new Promise(() => {});
      if (onList === 'fail') throw new Error('The server cannot be reached.');
      return stickers;
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: async ({ fileName, name }, { onProgress }) => {
      note(`stickers.add ${fileName} ${name}`);
      onProgress?.(0.4);
      const next = drawn.find(({ source }) => stickers.every((one) => one.source !== source));
      await store(() => (next ? [{ ...next, id: `added-${next.id}`, name }, ...stickers] : stickers));
    },
    remove: async ({ id }) => {
      note(`stickers.remove ${id}`);
      const place = stickers.findIndex((one) => one.id === id);
      const sticker = stickers[place];
      await store(() => stickers.filter((one) => one.id !== id));
      if (sticker) removed = { sticker, place };
    },
    restore: async ({ id }) => {
      note(`stickers.restore ${id}`);
      if (keepsRemoved) throw new Error('The server cannot be reached.');
      const back = removed?.sticker.id === id ? removed : null;
      await store(() => (back ? stickers.toSpliced(back.place, 0, back.sticker) : stickers));
    },
    copy: async ({ chatId }) => {
      note(`stickers.copy ${chatId}`);
      await store(() => stickers);
    },
  };
}
