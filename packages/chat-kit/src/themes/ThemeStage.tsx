import { lazyPart } from '@franca/ui/kit';
import { type ReactNode, Suspense } from 'react';
import * as styles from './ThemeStage.styles.ts';

// Most conversations have no theme. Its colours show at once, its picture when it has loaded.
const ThemePicture = lazyPart(() => import('./ThemePicture.tsx'), 'ThemePicture', null);

/** Props of {@link ThemeStage}. */
export interface ThemeStageProps {
  /** Name of the theme whose picture stands behind, or null for none. */
  theme: string | null;
  /** What stands on it. */
  children: ReactNode;
}

/** The ground on which messages stand, with the picture of the theme. Renders a `<div>`. */
export function ThemeStage({ theme, children }: ThemeStageProps) {
  return (
    <div className={styles.root}>
      {theme ? (
        <Suspense fallback={null}>
          <ThemePicture key={theme} theme={theme} />
        </Suspense>
      ) : null}
      {children}
    </div>
  );
}
