import { createSlot, lazyPart, type Slot } from '@franca/ui/kit';
import { type ReactNode, Suspense } from 'react';

/**
 * The slot of a part that is fetched when it is first rendered; so is its `Default`, which can be wrapped without loading
 * the part with the page.
 *
 * @param name of the slot
 * @param load imports the slot of the part itself
 * @param giveUp closes what was opened when the file cannot be loaded; see `lazyPart` of `@franca/ui/kit`
 */
export function lazySlot<const Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Slot<Name, Props>>,
  giveUp?: (props: Props) => void,
): Slot<Name, Props> {
  const Part = lazyPart(
    async () => {
      const { Default } = await load();
      // It is rendered, not called, so that a class would do as well.
      return { Default: Default as (props: Props) => ReactNode };
    },
    'Default',
    giveUp,
  );
  return createSlot(name, (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
