import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    gap: 3px;
    margin: -3px -8px 4px;
    border-radius: calc(var(--fr-radius-bubble) - 4px);
    overflow: hidden;

    &[data-count='many'] {
      grid-template-columns: 1fr 1fr;
      inline-size: min(320px, 100%);
    }
  }
`;

/* The frame has its size before the picture has come. */
export const tile: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    aspect-ratio: 1;
    background: color-mix(in srgb, var(--on-bubble) 12%, transparent);
    object-fit: cover;
    cursor: pointer;

    [data-count='one'] > & {
      inline-size: min(var(--wide), 100%);
      aspect-ratio: var(--ratio);
    }

    & img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -4px;
      box-shadow: inset 0 0 0 6px var(--fr-surface);
    }
  }
`;

export const ring: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: color-mix(in srgb, var(--fr-surface) 55%, transparent);
    color: var(--fr-text);
    pointer-events: none;
  }
`;

export const cancel: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: none;
    color: inherit;
    cursor: pointer;
    pointer-events: auto;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -6px;
      }
    }
  }
`;
