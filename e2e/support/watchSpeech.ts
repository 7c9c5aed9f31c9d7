import type { Page } from '@playwright/test';

/** What a page has exchanged over its socket for speech. */
export interface SpeechTraffic {
  /** What it said of itself when it connected, but for the person. */
  readonly query: Record<string, string>;
  /** Names of the events that it sent, each once. */
  readonly sent: Set<string>;
  /** Names of the events that came, each once. */
  readonly received: Set<string>;
  /** Lengths in bytes of the pieces of sound that it sent, each once. */
  readonly pieces: Set<number>;
}

const spokenFields = ['accent_code', 'lang_code', 'target_lang_code'];

/** Notes from now on what a page exchanges over its socket for speech. */
export function watchSpeech(page: Page): SpeechTraffic {
  const query: Record<string, string> = {};
  const [sent, received, pieces] = [new Set<string>(), new Set<string>(), new Set<number>()];
  const note = (names: Set<string>, payload: string): void => {
    const name = /"(speech-[a-z-]+)"/.exec(payload)?.[1];
    if (name) names.add(name);
  };
  page.on('websocket', (socket) => {
    const { searchParams } = new URL(socket.url());
    if (!searchParams.has('accent_code')) return;
    for (const field of spokenFields) query[field] = searchParams.get(field) ?? '';
    socket.on('framesent', ({ payload }) => {
      if (typeof payload === 'string') note(sent, payload);
      else pieces.add(payload.length);
    });
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') note(received, payload);
    });
  });
  return { query, sent, received, pieces };
}
