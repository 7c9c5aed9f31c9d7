import * as styles from './Sections.styles.ts';

/** Props of {@link Shot}. */
export interface ShotProps {
  /** Name of the picture, as `npm run media` writes it. */
  name: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** Height in pixels of its 585 columns. */
  height?: number;
}

/** A screenshot of the app on a phone. */
export function Shot({ name, alt, height = 1170 }: ShotProps) {
  return (
    <img
      className={styles.shot}
      src={`/landing/${name}.webp`}
      alt={alt}
      width={585}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
