import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { canSpeak, hum, speakSentence } from '../../../test/speakSentence.ts';
import {
  describeSpeechRecognizer,
  openReported,
  silence,
  speak,
} from '../../ports/SpeechRecognizer.conformance.ts';
import { createPocketsphinx } from './createPocketsphinx.ts';
import { hasPocketsphinx, pocketsphinxProgram } from './hasPocketsphinx.ts';

/** Speaks the program's protocol, so that the adapter is proven where none is installed: words come when the sound has ended. */
const directory = mkdtempSync(join(tmpdir(), 'franca-sphinx-'));
const write = (name: string, script: string): string => {
  const file = join(directory, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};
const echo = write('echo', 'cat "$2" > /dev/null; echo hello; echo "good morning"');
const broken = write('broken', 'cat "$2" > /dev/null; echo half; exit 3');
const stuck = write('stuck', 'sleep 600');
const endless = write('endless', 'exec yes word');
const unbroken = write('unbroken', "exec tr '\\\\0' a < /dev/zero");
afterAll(() => rmSync(directory, { recursive: true }));

describeSpeechRecognizer({
  name: 'pocketsphinx, played by a script',
  create: () => createPocketsphinx({ program: echo }),
  language: 'en-AU',
  unsupported: 'es',
  spoken: () => hum(1500),
  expected: ['hello', 'good', 'morning'],
});

if (hasPocketsphinx() && canSpeak())
  describeSpeechRecognizer({
    name: 'pocketsphinx with a voice of flite',
    create: () => createPocketsphinx({ program: pocketsphinxProgram }),
    language: 'en-US',
    unsupported: 'vi',
    spoken: () => speakSentence('Where is the train station?'),
    expected: ['where', 'is', 'the', 'train', 'station'],
    timeoutMs: 60_000,
  });

describe('pocketsphinx', () => {
  it('marks what a program that broke has not recognised, and goes on', async () => {
    const recognizer = await createPocketsphinx({ program: broken });
    const { session, reported } = openReported(recognizer, 'en');
    speak(session, hum(1000));
    await session.end();
    expect(reported.texts.at(-1)).toMatchObject({ text: 'half', isFinal: true });
    expect(reported.gaps).toMatchObject([{ reason: 'engine' }]);
    await recognizer.close();
  });

  it.each([
    ['lines', endless],
    ['one line', unbroken],
  ])('kills a program that says more than anybody can: %s', async (_what, program) => {
    const recognizer = await createPocketsphinx({ program, timeLimitMs: 60_000 });
    const { session, reported } = openReported(recognizer, 'en');
    speak(session, hum(1000));
    await session.end();
    expect(reported.gaps).toMatchObject([{ reason: 'engine' }]);
    for (const { text } of reported.texts) expect(text.length).toBeLessThanOrEqual(8000);
    await recognizer.close();
  });

  it('kills a program that does not end', async () => {
    const recognizer = await createPocketsphinx({ program: stuck, timeLimitMs: 200 });
    const { session, reported } = openReported(recognizer, 'en');
    speak(session, hum(1000));
    await session.end();
    expect(reported.gaps).toMatchObject([{ reason: 'engine' }]);
    await recognizer.close();
  });

  it('marks what comes while as many programs run as may', async () => {
    const recognizer = await createPocketsphinx({ program: stuck, maxProcesses: 1 });
    const [first, second] = [openReported(recognizer, 'en'), openReported(recognizer, 'en')];
    speak(first.session, hum(1000));
    speak(second.session, hum(1000));
    speak(second.session, silence());
    await vi.waitFor(() => expect(second.reported.gaps).toMatchObject([{ reason: 'overload' }]), {
      timeout: 10_000,
    });
    await recognizer.close();
    expect(first.reported).toMatchObject({ texts: [], gaps: [] });
  });
});
