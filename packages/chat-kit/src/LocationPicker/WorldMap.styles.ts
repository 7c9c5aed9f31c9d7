import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
  }
`;

export const map: string = css`
  @layer fr.kit {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-sunken);
    cursor: crosshair;
    touch-action: none;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const world: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const land: string = css`
  @layer fr.kit {
    fill: color-mix(in srgb, var(--fr-accept) 42%, var(--fr-surface));

    @media (forced-colors: active) {
      fill: GrayText;
    }
  }
`;

export const borders: string = css`
  @layer fr.kit {
    fill: none;
    stroke: var(--fr-surface);
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

export const tile: string = css`
  @layer fr.kit {
    position: absolute;
    max-inline-size: none;
    -webkit-user-select: none;
    user-select: none;
    pointer-events: none;
  }
`;

export const credit: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    max-inline-size: calc(100% - 12px);
    padding-inline: 6px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface-raised);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    pointer-events: none;
  }
`;

/* Its tip is what points. */
export const pin: string = css`
  @layer fr.kit {
    position: absolute;
    display: grid;
    color: var(--fr-block);
    translate: -50% -92%;
    pointer-events: none;

    & svg {
      inline-size: 2rem;
      block-size: 2rem;
      fill: var(--fr-surface);
    }
  }
`;

export const zoom: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    display: flex;
    gap: 4px;
  }
`;

export const button: string = css`
  @layer fr.kit {
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
  }
`;
