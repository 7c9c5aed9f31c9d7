import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBundle } from './measureBundle.mjs';
import { publishedPackages } from './publishedPackages.mjs';

/** What a page must not load before it is asked for. */
const heavy = ['react-easy-crop', 'swiper', 'country-flag-icons', 'emoji-mart', '@emoji-mart'];

/** The package itself, and the plain data below it. */
const own = new Set(['@franca/ui', '@franca/languages']);

const packageOf = (input) => input.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];

/** The folders of `src/` that the bundled chunks were made of, read from their source maps. */
function foldersOf(inputs, from) {
  const ours = inputs.filter((input) => packageOf(input) === '@franca/ui');
  const sources = ours.flatMap(
    (input) => JSON.parse(readFileSync(join(from, `${input}.map`), 'utf8')).sources,
  );
  return new Set(sources.map((source) => source.match(/src\/([^/]+)\//)?.[1]).filter(Boolean));
}

/** Checks that a part brings only what it is made of, whichever door it is taken through. */
export async function checkIsolation(report, where) {
  const doors = {
    '@franca/ui/Button': `export { Button } from '@franca/ui/Button';`,
    '@franca/ui': `export { Button } from '@franca/ui';`,
  };
  for (const [door, code] of Object.entries(doors)) {
    const { inputs } = await measureBundle(code, { ...where, splitting: false });
    const others = inputs.map(packageOf).filter((name) => name && !own.has(name));
    const strangers = [...foldersOf(inputs, where.from)].filter((name) => /^[A-Z]/.test(name));
    const extra = strangers.filter((name) => name !== 'Button' && name !== 'Spinner');
    report.check(`Button from ${door} needs no other package`, others.length === 0, others.join(', '));
    report.check(`Button from ${door} brings no other component`, extra.length === 0, extra.join(', '));
  }
  for (const { id, subpaths } of publishedPackages) {
    for (const subpath of subpaths) {
      const door = id + subpath.slice(1);
      const { inputs } = await measureBundle(`export * from '${door}';`, where);
      const early = heavy.filter((name) => inputs.some((input) => packageOf(input) === name));
      report.check(
        `${door} loads no heavy part before it is asked for`,
        early.length === 0,
        early.join(', '),
      );
    }
  }
}
