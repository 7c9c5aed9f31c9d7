import { useCallback, useEffect, useRef, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { type Direction, detectOnDevice, deviceAvailability, translateOnDevice } from './deviceTranslator.ts';

/** What the device makes of one text. */
export type DeviceState =
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly direction: Direction; readonly needsDownload: boolean }
  | { readonly kind: 'working'; readonly direction: Direction; readonly share: number | null }
  | { readonly kind: 'done'; readonly direction: Direction; readonly text: string }
  | { readonly kind: 'failed'; readonly direction: Direction };

/** Where the person's agreement is remembered on this device, direction by direction. */
const agreements = 'device-translation';
const nameOf = ({ source, target }: Direction): string => `${source} ${target}`;

/** Texts that were translated since the page was opened: a message that comes back into view shows its own at once. */
const translated = new Map<string, string>();
const mostTexts = 500;

function keep(direction: Direction, text: string, done: string): void {
  translated.set(`${nameOf(direction)} ${text}`, done);
  const [oldest] = translated.keys();
  if (translated.size > mostTexts && oldest !== undefined) translated.delete(oldest);
}

const none: DeviceState = { kind: 'none' };

/**
 * Translates a text in the browser (docs/behaviour/translation.md, On the device): the first time for a direction when the person
 * asks for it, later by itself. Nothing is sent anywhere.
 */
export function useDeviceTranslation(
  text: string,
  source: string | null,
  target: string,
): { state: DeviceState; translate: () => void } {
  const { recents } = useChat();
  const [state, setState] = useState(none);
  const running = useRef<AbortController | null>(null);

  const run = useCallback(
    async (direction: Direction): Promise<void> => {
      running.current?.abort();
      const work = new AbortController();
      running.current = work;
      const show = (next: DeviceState): void => {
        if (!work.signal.aborted) setState(next);
      };
      show({ kind: 'working', direction, share: null });
      try {
        const onProgress = (share: number): void => show({ kind: 'working', direction, share });
        const done = await translateOnDevice(text, direction, { signal: work.signal, onProgress });
        keep(direction, text, done);
        show({ kind: 'done', direction, text: done });
      } catch {
        show({ kind: 'failed', direction });
      }
    },
    [text],
  );

  useEffect(() => {
    let isCurrent = true;
    async function look(): Promise<void> {
      const from = source ?? (await detectOnDevice(text));
      if (from === null || from === target || !isCurrent) return;
      const direction = { source: from, target };
      const known = translated.get(`${nameOf(direction)} ${text}`);
      if (known !== undefined) return setState({ kind: 'done', direction, text: known });
      const availability = await deviceAvailability(direction);
      if (availability === 'none' || !isCurrent) return;
      const needsDownload = availability === 'download';
      if (!needsDownload && recents.get(agreements).includes(nameOf(direction))) return run(direction);
      setState({ kind: 'offered', direction, needsDownload });
    }
    void look();
    return () => {
      isCurrent = false;
      running.current?.abort();
    };
  }, [text, source, target, recents, run]);

  const translate = (): void => {
    if (state.kind !== 'offered' && state.kind !== 'failed') return;
    recents.add(agreements, nameOf(state.direction));
    void run(state.direction);
  };
  return { state, translate };
}
