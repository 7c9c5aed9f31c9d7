import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { StepError } from './step.mjs';

const apertiumPairs = ['eng-spa', 'eng-cat', 'cat-ita', 'spa-ita', 'fra-cat', 'es-pt', 'fr-es'];
const apertiumModes = ['eng-spa', 'spa-eng', 'eng-cat', 'cat-ita', 'spa-ita', 'es-fr', 'es-pt'];
/**
 * Pairs of close and small languages, judged in `docs/decisions/0121-further-pairs-of-apertium.md`: the mode that says that a pair
 * is there, by the name of its package. Nothing here needs them, and not every distribution has all.
 */
const furtherPairs = {
  'afr-nld': 'afr-nld',
  'bel-rus': 'bel-rus',
  'dan-nor': 'dan-nob',
  'en-gl': 'en-gl',
  'eo-en': 'eo-en',
  'eo-fr': 'fr-eo',
  'es-gl': 'es-gl',
  'es-ro': 'ro-es',
  'eu-en': 'eu-en',
  'eu-es': 'eu-es',
  'hbs-slv': 'hbs-slv',
  'ind-zlm': 'ind-zlm',
  'isl-eng': 'isl-eng',
  'isl-swe': 'isl-swe',
  'mkd-bul': 'mkd-bul',
  'oc-ca': 'oc-ca',
  'oc-es': 'oc-es',
  'oci-fra': 'oci-fra',
  'por-cat': 'por-cat',
  'pt-gl': 'pt-gl',
  'spa-cat': 'spa-cat',
  'swe-dan': 'swe-dan',
  'swe-nor': 'swe-nob',
  'urd-hin': 'urd-hin',
};

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const hasMode = (mode) => existsSync(`/usr/share/apertium/modes/${mode}.mode`);
const onPath = (name) => folders.some((folder) => existsSync(join(folder, name)));

/** The Chromium to test with: CHROMIUM_PATH, or the first one found on this machine. */
export function findChromium() {
  const known = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...known.map((name) => `/usr/bin/${name}`),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Chromium's headless shell, which draws the same pages with a quarter less work. It has no notifications and no questions about
 * permissions. Undefined where it is not installed, or CHROMIUM_PATH names a browser: then the whole Chromium runs every test.
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_PATH ? undefined : ['/usr/bin/chromium-headless-shell'].find(existsSync);

const engines = {
  what: 'the Apertium translation engine',
  present: () => apertiumModes.every(hasMode),
  packages: ['apertium', ...apertiumPairs.map((pair) => `apertium-${pair}`)],
};

const furtherEngines = {
  what: 'further language pairs of Apertium',
  present: () => Object.values(furtherPairs).every(hasMode),
  packages: Object.keys(furtherPairs).map((pair) => `apertium-${pair}`),
};

const recogniser = {
  what: 'the pocketsphinx speech recogniser',
  present: () =>
    existsSync('/usr/bin/pocketsphinx_continuous') && existsSync('/usr/share/pocketsphinx/model/en-us/en-us'),
  packages: ['pocketsphinx', 'pocketsphinx-en-us'],
};

const europeanTexts = ['eng', 'spa', 'ita', 'fra', 'deu', 'por', 'rus', 'tur'];
const textModels = [...europeanTexts, 'ara', 'vie', 'hin', 'jpn', 'kor', 'chi-sim'];

/** Reads text in pictures. */
const reader = {
  what: 'the Tesseract text recogniser',
  present: () =>
    onPath('tesseract') &&
    ['4.00', '5'].some((version) =>
      existsSync(`/usr/share/tesseract-ocr/${version}/tessdata/eng.traineddata`),
    ),
  packages: ['tesseract-ocr', ...textModels.map((model) => `tesseract-ocr-${model}`)],
};

/** Speaks the sentences that the tests let the recogniser hear. */
const voice = {
  what: 'the flite voice',
  present: () => onPath('flite'),
  packages: ['flite'],
};

const browser = {
  what: 'Chromium',
  present: () => Boolean(findChromium()),
  packages: ['chromium'],
};

const headlessShell = {
  what: "Chromium's headless shell",
  present: () => Boolean(process.env.CHROMIUM_PATH) || Boolean(findHeadlessShell()),
  packages: ['chromium-headless-shell'],
};

/** Firefox for the journeys in it: FIREFOX_PATH, or the first one found on this machine. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );

const firefox = {
  what: 'Firefox',
  present: () => Boolean(findFirefox()),
  packages: ['firefox-esr'],
};

/** Lets Firefox play sound on a machine without a loudspeaker. */
const sound = {
  what: 'PulseAudio',
  present: () => onPath('pulseaudio'),
  packages: ['pulseaudio'],
};

/** Whether the journeys in Firefox can run here. */
export const hasFirefox = () => firefox.present() && sound.present();

/** Where distributions have programs that only other programs start; Debian has a folder of its own for each processor. */
const librarySets = () =>
  ['/usr/libexec', '/usr/lib64', '/usr/lib'].filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => /-linux-/.test(name))
      .map((name) => join(folder, name)),
  ]);

/** The browser of WebKitGTK for the journeys in it: WEBKIT_PATH, or the first one found on this machine. */
export const findWebKit = () =>
  [
    process.env.WEBKIT_PATH,
    ...librarySets().flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    ),
  ].find((path) => path && existsSync(path));

const webKit = {
  what: 'WebKitGTK with its driver',
  present: () => Boolean(findWebKit()) && onPath('WebKitWebDriver'),
  packages: ['webkit2gtk-driver'],
};

/** Lets WebKitGTK draw on a machine without a screen. */
const screen = {
  what: 'Xvfb',
  present: () => onPath('Xvfb'),
  packages: ['xvfb'],
};

/** Whether the journeys in WebKit can run here. */
export const hasWebKit = () => webKit.present() && screen.present();

/** Servers of other projects: their packages start a service, which nobody asked for here. */
const serviceOf = (what, program, name) => ({
  what,
  present: () => onPath(program),
  packages: [name],
  services: [name],
});
const redis = serviceOf('Redis', 'redis-server', 'redis-server');
const nginx = serviceOf('nginx', 'nginx', 'nginx');
const caddy = serviceOf('Caddy', 'caddy', 'caddy');
const coturn = serviceOf('coturn', 'turnserver', 'coturn');

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get');

async function install(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Nothing that somebody has is removed for it.
  const args = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages];
  const advice = `Install by hand: apt-get install ${packages.join(' ')}`;
  // A machine may hold an old package list, or none: refresh it only when the first try fails.
  const first = await run('apt-get', args, { env, allowFailure: true });
  if (first.code === 0) return;
  await run('apt-get', ['update', '-qq'], { env, advice });
  await run('apt-get', args, { env, advice });
}

/** What Debian's packages ask before they start a service; 101 means no. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Installs packages that bring services, and leaves none of these running, now or after the next boot. */
async function installWithoutServices(packages, services) {
  const isOwnPolicy = services.length > 0 && !existsSync(servicePolicy);
  if (isOwnPolicy) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install(packages);
    for (const name of services) {
      // One for each kind of init; a service without a script for the older kind has only the newer one.
      await run('update-rc.d', [name, 'disable'], { allowFailure: true });
      await run('systemctl', ['disable', name], { allowFailure: true });
    }
  } finally {
    if (isOwnPolicy) rmSync(servicePolicy, { force: true });
  }
}

const listFormat = new Intl.ListFormat('en-GB');
const namesOf = (groups) => listFormat.format(groups.map((group) => group.what));

/**
 * Installs the programs that this machine lacks, where that is possible.
 *
 * @param groups what is looked for, with the packages that bring it
 * @param {boolean} required whether a missing one is an error
 * @param {string} without what happens without them, to be printed
 * @returns {Promise<string | undefined>} what was found or is missing; undefined when something was installed
 */
async function ensure(groups, required, without = 'Franca starts without') {
  const missing = groups.filter((group) => !group.present());
  if (missing.length === 0) return `${namesOf(groups)} found`;
  const names = namesOf(missing);
  const packages = missing.flatMap((group) => group.packages);
  const command = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  const services = missing.flatMap((group) => group.services ?? []);
  const allowed = process.env.FRANCA_SYSTEM_PACKAGES !== '0' && isDebianRoot();
  if (allowed) {
    try {
      await installWithoutServices(packages, services);
      return undefined;
    } catch (error) {
      if (required) throw error;
      return `${names} could not be installed; ${without}. Later: ${command}`;
    }
  }
  if (required) {
    const stop = services.length > 0 ? ` && sudo systemctl disable --now ${services.join(' ')}` : '';
    throw new StepError(`${names} not found on this machine`, `On Debian or Ubuntu: ${command}${stop}`);
  }
  return `${names} not found; ${without}. On Debian or Ubuntu: ${command}`;
}

/** Installs the optional engines of translation, of live transcripts and of text in pictures where that is possible; never stops the start. */
export async function installEngines() {
  const found = await ensure([engines, recogniser, reader], false);
  // By themselves: a distribution that lacks one of these pairs still gets the engines.
  const further = engines.present() ? await ensure([furtherEngines], false) : undefined;
  const sentences = [found, further].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join('; ') : undefined;
}

/** Installs the browser that looks at stories. */
export const installBrowser = () => ensure([browser], true);

/** Installs what `npm run cluster` starts beside the servers, and the optional engines where that is possible. */
export async function installCluster(proxy) {
  const found = await ensure([redis, proxy === 'caddy' ? caddy : nginx], true);
  return (await installEngines()) && found;
}

/** Installs what the tests need from the system: a browser, the optional engines with a voice for them, and what stands around several servers. */
export async function installTestTools() {
  const found = await ensure(
    [browser, engines, recogniser, reader, voice, redis, nginx, caddy, coturn],
    true,
  );
  // Not every distribution has these: tests are only faster with the first, and those in Firefox and in WebKit are named as not run.
  const shell = await ensure([headlessShell], false, 'the tests take longer without');
  const other = await ensure([firefox, sound], false, 'the journeys in Firefox do not run without');
  const third = await ensure([webKit, screen], false, 'the journeys in WebKit do not run without');
  const sentences = [found, shell, other, third].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join('; ') : undefined;
}
