import type { ApertiumMode } from './findModes.ts';
import { placeOf } from './judgedModes.ts';

/** Every further step loses meaning: beyond this many a text is better left untranslated. */
const longestRoute = 3;

/**
 * Extra length of directions that make poor first halves of a pivot. English reads better through Catalan than
 * through Spanish, whose English dictionary is the weaker one.
 */
const detours: Readonly<Record<string, number>> = { 'en-es': 0.5, 'es-en': 0.5 };

function lengthOf(route: readonly ApertiumMode[]): number {
  return route.reduce((sum, mode) => sum + 1 + (detours[`${mode.source}-${mode.target}`] ?? 0), 0);
}

/** Whether directions may follow each other: meaning that was lost between distant languages is not found again. */
function isSound(route: readonly ApertiumMode[]): boolean {
  return route.every((mode, place) => {
    const where = placeOf(mode);
    return where === 'anywhere' || (where === 'end' && (place === 0 || place === route.length - 1));
  });
}

/** The shortest way over installed directions, or undefined; a direct one always wins over a pivot. */
export function findRoute(
  modes: readonly ApertiumMode[],
  source: string,
  target: string,
): readonly ApertiumMode[] | undefined {
  if (source === target) return undefined;
  const direct = modes.find((mode) => mode.source === source && mode.target === target);
  if (direct) return [direct];
  let best: readonly ApertiumMode[] | undefined;
  let routes: (readonly ApertiumMode[])[] = [[]];
  for (let steps = 1; steps <= longestRoute; steps++) {
    routes = routes.flatMap((route) => {
      const last = route.at(-1)?.target ?? source;
      const visited = new Set([source, ...route.map((mode) => mode.target)]);
      return modes
        .filter((mode) => mode.source === last && !visited.has(mode.target))
        .map((mode) => [...route, mode]);
    });
    for (const route of routes) {
      if (route.at(-1)?.target === target && isSound(route) && (!best || lengthOf(route) < lengthOf(best)))
        best = route;
    }
  }
  return best;
}
