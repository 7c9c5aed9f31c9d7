import { lazyPart } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Suspense } from 'react';
import type { ChatThemeName } from '../themes/themeLabels.ts';
import * as themes from '../themes/themes.styles.ts';
import * as styles from './ThemePreview.styles.ts';

const ThemePicture = lazyPart(() => import('../themes/ThemePicture.tsx'), 'ThemePicture', null);

/** Props of {@link ThemePreview}. */
export interface ThemePreviewProps {
  /** The theme, or null for none. */
  theme: ChatThemeName | null;
}

/** A conversation drawn in the colours of a theme, too small to read. Renders a `<span>`. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  return (
    <span className={cx(styles.root, themes.scope)} data-chat-theme={theme ?? undefined} aria-hidden="true">
      <span className={styles.header} />
      <span className={styles.stage}>
        {theme ? (
          <span className={styles.picture}>
            <Suspense fallback={null}>
              <ThemePicture theme={theme} />
            </Suspense>
          </span>
        ) : null}
        <span className={styles.bubble} data-long="" />
        <span className={styles.bubble} data-own="" />
        <span className={styles.bubble} />
      </span>
      <span className={styles.sendBar} />
    </span>
  );
}
