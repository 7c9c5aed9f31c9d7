import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bootstrap = fileURLToPath(new URL('./bootstrap/bootstrap.mjs', import.meta.url));

/** Runs `npm test -- …`, and ends it after ten seconds, when it has begun to install and build. */
function test(...names: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bootstrap, 'test', ...names], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { status, stdout, stderr };
}

describe('npm test', () => {
  it.each(['--help', '-h', 'help'])('lists the suites for %s, and builds nothing', (name) => {
    const { status, stdout, stderr } = test(name);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Suites: .*\bunit, .*\bserver, .*\be2e\.$/m);
  });

  it.each([['--watch'], ['unit', 'sever']])(
    'refuses a name that is none before anything is built: %s',
    (...names) => {
      const { status, stdout, stderr } = test(...names);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toContain(`No such suite: ${names.at(-1)}.\n`);
      expect(stderr).toMatch(/^Suites: /m);
    },
  );
});
