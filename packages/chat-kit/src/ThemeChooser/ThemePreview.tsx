import { lazyPart } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Suspense } from 'react';
import type { ChatTheme } from '../themes/ChatTheme.ts';
import * as themes from '../themes/themes.styles.ts';
import { useThemeProps } from '../themes/useThemeProps.ts';
import * as styles from './ThemePreview.styles.ts';

const ThemePicture = lazyPart(() => import('../themes/ThemePicture.tsx'), 'ThemePicture', null);

/** Props of {@link ThemePreview}. */
export interface ThemePreviewProps {
  /** The theme, or null for none. */
  theme: ChatTheme | null;
}

/** A conversation drawn in the colours of a theme, too small to read. Renders a `<span>`. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  const props = useThemeProps(theme?.name);
  const { preview: Preview } = theme ?? {};
  return (
    <span {...props} className={cx(styles.root, themes.scope)} aria-hidden="true">
      {Preview ? <Preview /> : <Miniature theme={theme} />}
    </span>
  );
}

function Miniature({ theme }: ThemePreviewProps) {
  return (
    <>
      <span className={styles.header} />
      <span className={styles.stage}>
        {theme ? (
          <span className={styles.picture}>
            <Suspense fallback={null}>
              <ThemePicture theme={theme.name} />
            </Suspense>
          </span>
        ) : null}
        <span className={styles.bubble} data-long="" />
        <span className={styles.bubble} data-own="" />
        <span className={styles.bubble} />
      </span>
      <span className={styles.sendBar} />
    </>
  );
}
