import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type PluginOption, type Rollup, type UserConfig } from 'vite';
import { onTestFinished } from 'vitest';

/** For tests of plugins: builds some files with them, in a folder that goes with the test. */
export async function buildPage(
  files: Readonly<Record<string, string>>,
  plugins: PluginOption[] | ((root: string) => PluginOption[]),
  options: UserConfig['build'] = {},
): Promise<{ readonly root: string; readonly output: Rollup.RollupOutput['output'] }> {
  const root = await mkdtemp(join(tmpdir(), 'franca-plugin-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: typeof plugins === 'function' ? plugins(root) : plugins,
    build: { modulePreload: { polyfill: false }, ...options },
  });
  if (!('output' in built)) throw new Error('buildPage: expected one build.');
  return { root, output: built.output };
}

/** The text of a file of a build. */
export function textOf(output: Rollup.RollupOutput['output'], fileName: string): string {
  const file = output.find((other) => other.fileName === fileName);
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}.`);
  return String(file.source);
}
