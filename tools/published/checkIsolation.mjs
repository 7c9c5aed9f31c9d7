import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { measureBundle } from './measureBundle.mjs';
import { publishedPackages } from './publishedPackages.mjs';

/** What a page must not load before it is asked for. */
const heavy = ['react-easy-crop', 'swiper', 'country-flag-icons', 'emoji-mart', '@emoji-mart'];

/** The package itself, and the plain data below it. */
const own = new Set(['@franca/ui', '@franca/languages']);

const packageOf = (input) => input.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];

/** The folders of `src/` that the bundled chunks were made of, read from the source maps of the build. */
function foldersOf(inputs) {
  const ours = inputs.filter((input) => packageOf(input) === '@franca/ui');
  const sources = ours.flatMap((input) => {
    const file = `${input.slice(input.indexOf('/@franca/ui/') + '/@franca/ui/'.length)}.map`;
    return JSON.parse(readFileSync(join(root, 'packages/ui', file), 'utf8')).sources;
  });
  return new Set(sources.map((source) => source.match(/src\/([^/]+)\//)?.[1]).filter(Boolean));
}

/** Checks that a part brings only what it is made of, by whichever address it is imported. */
export async function checkIsolation(report, where) {
  const addresses = {
    '@franca/ui/Button': `export { Button } from '@franca/ui/Button';`,
    '@franca/ui': `export { Button } from '@franca/ui';`,
  };
  for (const [address, code] of Object.entries(addresses)) {
    const { inputs } = await measureBundle(code, { ...where, splitting: false });
    const others = inputs.map(packageOf).filter((name) => name && !own.has(name));
    const strangers = [...foldersOf(inputs)].filter((name) => /^[A-Z]/.test(name));
    const extra = strangers.filter((name) => name !== 'Button' && name !== 'Spinner');
    report.check(`Button from ${address} needs no other package`, others.length === 0, others.join(', '));
    report.check(`Button from ${address} brings no other component`, extra.length === 0, extra.join(', '));
  }
  for (const { id, subpaths } of publishedPackages) {
    for (const subpath of subpaths) {
      const address = id + subpath.slice(1);
      const { inputs } = await measureBundle(`export * from '${address}';`, where);
      const early = heavy.filter((name) => inputs.some((input) => packageOf(input) === name));
      report.check(
        `${address} loads no heavy part before it is asked for`,
        early.length === 0,
        early.join(', '),
      );
    }
  }
}
