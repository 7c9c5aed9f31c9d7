import { holds, isVisible } from '../holds.mjs';

const readme = 'packages-speech-README';
const recipes = 'packages-speech-guide-recipes';

/** What a WAV file at an address holds, as the browser reads it. */
const readSound = (page, address) =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    const rate = new DataView(bytes).getUint32(24, true);
    const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    return {
      rate,
      channels: sound.numberOfChannels,
      seconds: sound.duration,
      loudest: samples.reduce((one, other) => Math.max(one, other), 0),
    };
  }, address);

function checkSound(check, { rate, channels, seconds, loudest }) {
  check('the file has one channel of 16 kHz', rate === 16_000 && channels === 1, `${rate}, ${channels}`);
  check('it is as long as was recorded', seconds > 0.9 && seconds < 20, String(seconds));
  check('something is heard in it', loudest > 0.05, String(loudest));
}

/** Runs before a sample: the page can tell what its microphone has heard since it began to listen. */
const ear = `
  const { mediaDevices } = navigator;
  const openMicrophone = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await openMicrophone(wanted);
    const context = new AudioContext();
    const source = context.createMediaStreamSource(stream);
    // As long as it can be: a beep between two looks is in it.
    const samples = new Float32Array(32_768);
    let analyser;
    const isLoud = (newest) => {
      analyser.getFloatTimeDomainData(samples);
      return samples.subarray(-newest).some((sample) => sample > 0.05);
    };
    Object.assign(globalThis, {
      listen: () => source.connect((analyser = new AnalyserNode(context, { fftSize: samples.length }))),
      hears: () => isLoud(samples.length),
      isQuiet: () => !isLoud(4096),
    });
    return stream;
  };`;

/** Waits until the microphone of the browser has beeped three times, which it does twice a second: so much is recorded meanwhile. */
async function hearBeeps(page) {
  for (let beep = 0; beep < 3; beep += 1) {
    await page.evaluate(() => void window.listen());
    await page.waitForFunction(() => window.hears(), undefined, { timeout: 30_000 });
    // The end of this one is not the next.
    await page.waitForFunction(() => window.isQuiet(), undefined, { timeout: 30_000 });
  }
}

/** How each piece of code in the documents of `@franca/speech` is run, and what must become of it. */
export const speechSamples = [
  {
    page: readme,
    word: 'export const meter',
    before: `globalThis.got = 0; globalThis.transcript = { send: (samples) => { got += samples.length; }, miss() {} };`,
    run: 'return { samples: m.samples instanceof Float32Array || m.samples instanceof Int16Array };',
    result: { samples: true },
  },
  {
    page: readme,
    word: 'createVoiceRecorder({ open',
    before: ear,
    run: `return <Page><audio id="player" controls /><button onClick={() => m.press(document.getElementById('player')).then(() => { document.title = 'done'; })}>Record</button></Page>;`,
    check: async (check, page) => {
      const button = page.getByRole('button', { name: 'Record' });
      await button.click();
      await page.waitForFunction(() => document.title === 'done', undefined, { timeout: 10_000 });
      await hearBeeps(page);
      await button.click();
      const source = page.locator('audio[src^="blob:"]');
      check(
        'the recording can be played',
        await holds(source.waitFor({ state: 'attached', timeout: 15_000 })),
      );
    },
  },
  {
    page: recipes,
    word: 'export async function recordWav',
    before: ear,
    run: `let end; return <Page><div id="bar" /><button onClick={async () => {
        if (!end) { end = await m.recordWav(document.getElementById('bar')); document.title = 'recording'; return; }
        document.title = URL.createObjectURL(await end());
      }}>Record</button></Page>;`,
    check: async (check, page) => {
      const button = page.getByRole('button', { name: 'Record' });
      await button.click();
      await page.waitForFunction(() => document.title === 'recording', undefined, { timeout: 15_000 });
      const isLoud = () => Number(document.getElementById('bar').style.getPropertyValue('--fr-level')) > 0;
      check('the level is shown', await holds(page.waitForFunction(isLoud, undefined, { timeout: 15_000 })));
      await hearBeeps(page);
      await button.click();
      await page.waitForFunction(() => document.title.startsWith('blob:'), undefined, { timeout: 15_000 });
      checkSound(check, await readSound(page, await page.title()));
    },
  },
  {
    page: recipes,
    word: 'export function dictateInto',
    run: `const { createDictation } = await import('@franca/speech');
      const { recognitionDriver } = await import('@franca/speech/testing');
      const driver = recognitionDriver();
      const [field, note] = [document.createElement('textarea'), document.createElement('p')];
      const press = m.dictateInto(field, note, createDictation({ recognition: driver.port }));
      press(); driver.open(); driver.addInterim('see you'); const interim = note.textContent;
      driver.addFinal('see you at the station'); press(); driver.end();
      const heard = field.value;
      press(); driver.open(); driver.fail('not-allowed'); driver.end();
      return { interim, heard, note: note.textContent, kept: field.value };`,
    result: {
      interim: 'see you',
      heard: 'see you at the station',
      note: 'The microphone is not allowed here.',
      kept: 'see you at the station',
    },
  },
  {
    page: recipes,
    word: 'export const speakTo',
    run: `return <Page><button onClick={async () => {
        const sent = []; const stream = await m.speakTo({ send: (bytes) => { sent.push(bytes.byteLength); document.title = sent.join(); } }, () => {});
        window.end = () => stream.stop();
      }}>Speak</button></Page>;`,
    check: async (check, page) => {
      await page.getByRole('button', { name: 'Speak' }).click();
      const tenths = () => document.title.split(',').filter((bytes) => bytes === '3200').length > 3;
      check(
        'tenths of seconds are sent',
        await holds(page.waitForFunction(tenths, undefined, { timeout: 20_000 })),
      );
      await page.evaluate(() => window.end());
    },
  },
  {
    page: recipes,
    word: 'export function Recorder',
    before: ear,
    run: 'return <Page><m.Recorder /><m.DictatedNote /></Page>;',
    check: async (check, page) => {
      await page.getByRole('button', { name: 'Use the microphone' }).click();
      await page.getByRole('button', { name: 'Record' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor({ timeout: 15_000 });
      await hearBeeps(page);
      await page.getByRole('button', { name: 'Stop' }).click();
      const link = page.getByRole('link', { name: 'Download' });
      check('there is a file', await isVisible(link));
      checkSound(check, await readSound(page, await link.getAttribute('href')));
      check('a note can be dictated', await isVisible(page.getByRole('button', { name: 'Dictate' })));
    },
  },
  {
    page: recipes,
    word: 'const driver = recognitionDriver()',
    run: 'return m.ended;',
    result: { kind: 'ended', text: 'see you at the station' },
  },
];
