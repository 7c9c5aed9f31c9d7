import type { FunctionComponent, ReactNode } from 'react';
import { type Attempt, LazyBoundary, type LazySource } from './LazyBoundary.tsx';

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode | Promise<ReactNode>
  ? Props
  : never;

/**
 * A component that is fetched when it is first rendered, inside a `<Suspense>`. React's `lazy` takes the whole page down
 * when its file cannot be loaded, and never asks for it again. Here the page stays, a sentence says what happened, and the
 * next opening tries again; browsers before 2026 may remember the failure, so the sentence names the reload too.
 *
 * @param load imports the file
 * @param name of the component in it
 * @param giveUp closes what was opened, and a toast says why; null for decoration, of which nothing is said. Without it
 *   the sentence stands in the place of the part, with a button that tries again
 * @param beside what the sentence must not displace
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  giveUp?: ((props: PropsOf<Module[Name]>) => void) | null,
  beside?: (props: PropsOf<Module[Name]>) => ReactNode,
): FunctionComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const fetchPart = (): Attempt<Props> => {
    const found = load().then(
      (module) => module[name] as FunctionComponent<Props>,
      () => null,
    );
    const attempt: Attempt<Props> = {
      end: found.then((part) => {
        attempt.Part = part;
      }),
    };
    return attempt;
  };
  const source: LazySource<Props> = {
    current: null,
    fetch: () => {
      source.current ??= fetchPart();
      return source.current;
    },
    giveUp,
    beside,
  };
  return (props) => <LazyBoundary source={source} given={props} />;
}
