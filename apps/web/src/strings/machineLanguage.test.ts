import type { ApiClient } from '@franca/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchTexts, keptTexts, machineState } from './machineLanguage.ts';
import { readDictionary } from './machineTexts.ts';

/** A server that translates with the function; `calls` are the sentences that it was asked for, call by call. */
function serverWith(translate: (sentence: string, call: number) => string) {
  const calls: string[][] = [];
  const appStrings = async ({ body }: { body: { translate_str: Record<string, string> } }) => {
    const call = calls.push(Object.values(body.translate_str)) - 1;
    return Object.fromEntries(
      Object.entries(body.translate_str).map(([key, sentence]) => [key, translate(sentence, call)]),
    );
  };
  return { api: { translate: { appStrings } } as unknown as ApiClient, calls };
}

const inCapitals = (sentence: string): string => sentence.toUpperCase();

beforeEach(() => {
  localStorage.clear();
  machineState.setState(machineState.getInitialState(), true);
});

describe('the texts of a language that a machine translates', () => {
  it('are whole when all sentences of the last call stay as they are', async () => {
    const { calls, api } = serverWith(inCapitals);
    await fetchTexts(api, 'pt');
    const last = new Set(calls.at(-1)?.filter((sentence) => sentence !== 'Good morning'));
    localStorage.clear();

    const names = serverWith((sentence) => (last.has(sentence) ? sentence : inCapitals(sentence)));
    expect(await fetchTexts(names.api, 'pt')).toBe(true);
    expect(names.calls).toEqual(calls);
    expect(machineState.getState().state).toBe('done');
    expect((await keptTexts('pt'))?.strings.shell.settings).toBe('SETTINGS');
    for (const sentence of last) expect(readDictionary('pt').get(sentence)).toBe(sentence);
  });

  it('are asked for again where no engine answered the last call', async () => {
    const { calls, api } = serverWith(inCapitals);
    await fetchTexts(api, 'pt');
    const last = calls.length - 1;
    localStorage.clear();

    const silent = serverWith((sentence, call) => (call === last ? sentence : inCapitals(sentence)));
    expect(await fetchTexts(silent.api, 'pt')).toBe(false);
    expect(machineState.getState().state).toBe('failed');
    expect(await keptTexts('pt')).toBeNull();

    const again = serverWith(inCapitals);
    expect(await fetchTexts(again.api, 'pt')).toBe(true);
    expect(again.calls).toEqual([calls[last]]);
  });
});
