import { css } from '@linaria/core';

export const main: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
    inline-size: 100%;
    max-inline-size: 28rem;
  }
`;

export const header: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);
    margin-block-end: var(--fr-space-4);
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-display);
    line-height: var(--fr-line-display);
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
  }
`;

export const hint: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-5);
    color: var(--fr-text-muted);
  }
`;

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

/** Belongs to the fields above it. */
export const note: string = css`
  @layer fr.app {
    margin-block-start: calc(-1 * var(--fr-space-3));
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
