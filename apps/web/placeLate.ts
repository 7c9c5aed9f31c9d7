import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const idleFile = fileURLToPath(new URL('./src/lib/whenIdle.ts', import.meta.url));
const placingFile = /\/packages\/ui\/src\/internals\/keepPlaced\.ts$/;

/**
 * Another function of the same use, which loads the real one when something floats for the first time. Where it cannot be
 * loaded, what floats stands under its anchor: a menu in the wrong place is better than none.
 */
const placesLate = (file: string, whenIdle: boolean): string => `
  import { whenIdle } from ${JSON.stringify(idleFile)};
  const load = () => import(${JSON.stringify(`${file}?late`)});
  ${whenIdle ? 'whenIdle(load);' : ''}
  export function keepPlaced(placing) {
    let stop;
    let isEnded = false;
    load().then(
      (late) => {
        if (!isEnded) stop = late.keepPlaced(placing);
      },
      () => {
        if (isEnded) return;
        const { left, bottom } = placing.reference.getBoundingClientRect();
        placing.surface.style.transform = \`translate(\${left}px, \${bottom}px)\`;
        placing.onPlaced();
      },
    );
    return () => {
      isEnded = true;
      stop?.();
    };
  }`;

/**
 * Loads the positioning of lists, menus and tips when the first one opens.
 *
 * @param options.whenIdle loads it before, when the page has nothing else to do
 */
export function placeLate({ whenIdle }: { whenIdle: boolean }): Plugin {
  return {
    name: 'franca-place-late',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (placingFile.test(id) ? placesLate(id, whenIdle) : undefined),
  };
}
