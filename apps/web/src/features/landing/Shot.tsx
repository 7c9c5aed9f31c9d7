import type { UiLanguage } from '@franca/languages';
import { mediaPath } from '../../lib/navigation/mediaPath.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** Props of {@link Shot}. */
export interface ShotProps {
  /** Name of the picture, as `npm run media` writes it. */
  name: string;
  /** Language of the app in it; that of the page when left out. */
  of?: UiLanguage;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** Height in pixels of its 585 columns. */
  height?: number;
}

/** A screenshot of the app on a phone. */
export function Shot({ name, of, alt, height = 1170 }: ShotProps) {
  const { language } = useLanding();
  return (
    <img
      className={styles.shot}
      src={mediaPath(of ?? language, `${name}.webp`)}
      alt={alt}
      width={585}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
