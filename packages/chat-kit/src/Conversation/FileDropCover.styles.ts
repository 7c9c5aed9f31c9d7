import { css } from '@linaria/core';

/* Lets the files through to what is under it, so that they are never over the cover itself. */
export const cover: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    z-index: var(--fr-layer-sticky);
    display: grid;
    padding: 12px;
    background: color-mix(in srgb, var(--fr-surface) 80%, transparent);
    pointer-events: none;
  }
`;

export const frame: string = css`
  @layer fr.kit {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 24px;
    border: 2px dashed var(--fr-primary);
    border-radius: 16px;
    background: color-mix(in srgb, var(--fr-primary-soft) 85%, transparent);
    color: var(--fr-on-primary-soft);
    font-weight: var(--fr-weight-medium);
    text-align: center;

    @media (forced-colors: active) {
      border-style: solid;
    }
  }
`;
