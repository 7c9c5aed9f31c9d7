import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { StepError } from './step.mjs';

const apertiumPairs = ['eng-spa', 'eng-cat', 'cat-ita', 'spa-ita', 'fra-cat', 'es-pt', 'fr-es'];
const apertiumModes = ['eng-spa', 'spa-eng', 'eng-cat', 'cat-ita', 'spa-ita', 'es-fr', 'es-pt'];

const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

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

const engines = {
  what: 'the Apertium translation engine',
  present: () => apertiumModes.every((mode) => existsSync(`/usr/share/apertium/modes/${mode}.mode`)),
  packages: ['apertium', ...apertiumPairs.map((pair) => `apertium-${pair}`)],
};

const browser = {
  what: 'Chromium',
  present: () => Boolean(findChromium()),
  packages: ['chromium'],
};

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get');

async function install(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const advice = `Install by hand: apt-get install ${packages.join(' ')}`;
  // A machine may hold an old package list, or none: refresh it only when the first try fails.
  const first = await run('apt-get', args, { env, allowFailure: true });
  if (first.code === 0) return;
  await run('apt-get', ['update', '-qq'], { env, advice });
  await run('apt-get', args, { env, advice });
}

async function ensure(groups, required) {
  const missing = groups.filter((group) => !group.present());
  if (missing.length === 0) return `${groups.map((group) => group.what).join(' and ')} found`;
  const names = missing.map((group) => group.what).join(' and ');
  const packages = missing.flatMap((group) => group.packages);
  const command = `sudo apt-get install --no-install-recommends ${packages.join(' ')}`;
  const allowed = process.env.FRANCA_SYSTEM_PACKAGES !== '0' && isDebianRoot();
  if (allowed) {
    try {
      await install(packages);
      return undefined;
    } catch (error) {
      if (required) throw error;
      return `${names} could not be installed; Franca starts without. Later: ${command}`;
    }
  }
  if (required) {
    throw new StepError(`${names} not found on this machine`, `On Debian or Ubuntu: ${command}`);
  }
  return `${names} not found; Franca starts without. On Debian or Ubuntu: ${command}`;
}

/** Installs the optional translation engine where that is possible; never stops the start. */
export const installEngines = () => ensure([engines], false);

/** Installs the browser that looks at stories. */
export const installBrowser = () => ensure([browser], true);

/** Installs what the tests need from the system: a browser and the translation engine. */
export const installTestTools = () => ensure([browser, engines], true);
