import type { FunctionComponent, ReactNode } from 'react';
import { ComingPart } from './ComingPart.tsx';
import type { PartSource, PartTry } from './PartSource.ts';

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never;

/**
 * A component that comes when it is first drawn, inside a `<Suspense>`. React's `lazy` takes the whole page down when
 * its file does not come, and never asks for it again. Here the page stays, the reader is told, and the next opening
 * asks anew; browsers before 2026 may remember the failure, so the sentence names the reload too.
 *
 * @param load imports the file
 * @param name of the component in it
 * @param giveUp closes what was opened, and a passing notice says why; null for decoration, of which nothing is said.
 *   Without it the sentence stands in the place of the part, with a button that tries again
 * @param beside what the sentence must not displace
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  giveUp?: ((props: PropsOf<Module[Name]>) => void) | null,
  beside?: (props: PropsOf<Module[Name]>) => ReactNode,
): FunctionComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const fetchPart = (): PartTry<Props> => {
    const found = load().then(
      (module) => module[name] as FunctionComponent<Props>,
      () => null,
    );
    const own: PartTry<Props> = {
      end: found.then((part) => {
        own.Part = part;
      }),
    };
    return own;
  };
  const source: PartSource<Props> = {
    asked: null,
    ask: () => {
      source.asked ??= fetchPart();
      return source.asked;
    },
    giveUp,
    beside,
  };
  return (props) => <ComingPart source={source} given={props} />;
}
