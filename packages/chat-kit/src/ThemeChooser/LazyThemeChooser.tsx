import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import type { ThemeChooserProps } from './ThemeChooser.tsx';

const Chooser = lazyPart(() => import('./ThemeChooser.tsx'), 'ThemeChooser');

/**
 * Nine themes to choose from for a conversation, each shown as it will look. Its code, its pictures and its words come
 * when it is first drawn. Renders a `<div>`.
 */
export function LazyThemeChooser(props: ThemeChooserProps) {
  return (
    <Suspense>
      <Chooser {...props} />
    </Suspense>
  );
}
