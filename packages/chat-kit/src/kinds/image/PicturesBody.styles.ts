import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    /* No wider than the bubble: a wide picture would widen the column, and be cut at the bubble's edge. */
    grid-template-columns: minmax(0, auto);
    gap: 3px;
    margin: -3px -8px 4px;
    border-radius: calc(var(--fr-radius-bubble) - 4px);
    overflow: hidden;

    &[data-count='many'] {
      grid-template-columns: 1fr 1fr;
      /* Not a share of the bubble: what is to come would make that as wide as it can be. */
      inline-size: 320px;
      max-inline-size: calc(100% + 16px);
    }
  }
`;

/* The frame has its size before the picture has come. */
export const tile: string = css`
  @layer fr.kit {
    position: relative;
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    aspect-ratio: 1;
    opacity: calc(0.4 + 0.6 * var(--share));
    background: color-mix(in srgb, var(--on-bubble) 12%, transparent);
    color: inherit;
    font: inherit;
    overflow-wrap: anywhere;
    object-fit: cover;
    cursor: pointer;

    [data-count='one'] > & {
      inline-size: var(--wide);
      max-inline-size: 100%;
      aspect-ratio: var(--ratio);
    }

    /* The last of an odd number has the line to itself: half of it empty would look as if something were missing. */
    [data-count='many'] > &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
      aspect-ratio: 2;
    }

    & :is(img, video, canvas) {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;

      &:not([hidden]) {
        display: block;
      }
    }

    &:focus-visible {
      outline: none;
    }

    /* A ring of its own, over the picture: what lies in a button covers its shadow, and a picture can have any colour. */
    &:focus-visible::after {
      content: '';
      position: absolute;
      inset: 2px;
      border: var(--fr-focus-width) solid var(--fr-focus);
      border-radius: calc(var(--fr-radius-bubble) - 6px);
      box-shadow:
        0 0 0 2px var(--fr-surface),
        inset 0 0 0 2px var(--fr-surface);
    }
  }
`;

/* What is not there yet is pale, and clears as it arrives. */
export const ring: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;

    & button {
      pointer-events: auto;
    }
  }
`;

export const animation: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;
