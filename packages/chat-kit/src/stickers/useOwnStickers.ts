import { useLoad } from '@franca/ui/kit';
import { useCallback, useEffect, useMemo } from 'react';
import type { StickersPort } from '../core/session/ChatDataPort.ts';
import { useChat } from '../hooks/useChat.ts';
import { ownStickersOf } from './ownStickersOf.ts';
import type { Sticker } from './StickerPack.ts';

/** A sticker that the viewer added. */
export interface PersonalSticker extends Sticker {
  /** Id of the sticker. */
  readonly id: string;
}

/** The viewer's own stickers, while a picker shows them. */
export interface OwnStickersModel {
  /** Where they are kept. */
  readonly port: StickersPort;
  /** `failed`: they could not be read; what was known stays. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The newest first; undefined before they were read. */
  readonly stickers: readonly PersonalSticker[] | undefined;
  /** Reads them again; what was read stays meanwhile. */
  readonly reload: () => void;
}

/** Reads the viewer's own stickers, and again whenever the backend says that they changed; null where there can be none. */
export function useOwnStickers(): OwnStickersModel | null {
  const chat = useChat();
  const port = ownStickersOf(chat);
  const load = useCallback(
    async ({ signal }: { signal: AbortSignal }): Promise<readonly PersonalSticker[]> => {
      const stickers = port ? await port.list({ signal }) : [];
      return stickers.map(({ id, source, name }) => ({ id, source, name, isPersonal: true }));
    },
    [port],
  );
  const { status, result, retry } = useLoad(load);
  useEffect(() => port?.follow(retry), [port, retry]);
  return useMemo(() => {
    if (!port) return null;
    const known = result ? 'ready' : 'loading';
    return { port, status: status === 'failed' ? 'failed' : known, stickers: result, reload: retry };
  }, [port, status, result, retry]);
}
