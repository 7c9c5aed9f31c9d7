import * as styles from './Logo.styles.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Height of the mark in pixels. Default 32. */
  size?: number;
  /** Shows the name beside the mark. Default true. */
  withName?: boolean;
}

/** Franca's mark, drawn for this application, with its name. */
export function Logo({ size = 32, withName = true }: LogoProps) {
  return (
    <span className={styles.root}>
      <svg
        className={styles.mark}
        viewBox="0 0 64 64"
        width={size}
        height={size}
        role={withName ? undefined : 'img'}
        aria-hidden={withName || undefined}
        aria-label={withName ? undefined : 'Franca'}
      >
        <rect className={styles.ground} width="64" height="64" rx="16" />
        <path
          className={styles.bubble}
          d="M16 18a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H30l-8 8a1.6 1.6 0 0 1-2.7-1.1V40A6 6 0 0 1 16 34z"
        />
        <path className={styles.letter} d="M26 33V19h12M26 26h9" />
      </svg>
      {withName ? <span className={styles.name}>Franca</span> : null}
    </span>
  );
}
