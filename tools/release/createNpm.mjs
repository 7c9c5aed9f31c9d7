import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The registry that this machine installs everybody else's packages from. */
export async function outsideRegistry() {
  const { stdout } = await execute(program, ['config', 'get', 'registry']);
  return stdout.trim();
}

/**
 * npm with a configuration and a cache of its own, which takes packages of `@franca` from one registry and all others
 * from another.
 *
 * @param {{ folder: string, cache: string, outside: string, registry?: { url: string, token: string } }} options
 * @returns {(args: string[], cwd: string) => Promise<string>} runs npm and returns what it printed; rejects where npm fails
 */
export function createNpm({ folder, cache, outside, registry }) {
  const own = registry
    ? [`@franca:registry=${registry.url}`, `//${new URL(registry.url).host}/:_authToken=${registry.token}`]
    : [];
  const settings = ['audit=false', 'fund=false', 'update-notifier=false', 'prefer-offline=true'];
  const userconfig = join(folder, 'npmrc');
  writeFileSync(userconfig, [`registry=${outside}`, `cache=${cache}`, ...settings, ...own].join('\n'));
  // What npm has set itself for the script that runs this would count more than the file.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(inherited), npm_config_userconfig: userconfig };
  env.npm_config_globalconfig = join(folder, 'no-global-npmrc');
  return async (args, cwd) => (await execute(program, args, { cwd, env, maxBuffer: 64 << 20 })).stdout;
}
