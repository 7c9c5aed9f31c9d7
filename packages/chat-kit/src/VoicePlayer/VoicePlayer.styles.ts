import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

/* Colours are the bubble's, see MessageBubble.styles.ts. */
export const root: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: 10px;
    row-gap: 2px;
    inline-size: 17rem;
    min-inline-size: 0;
    max-inline-size: 100%;
    margin: 0;
    padding: 3px 0 0;
    border: 0;
    color: var(--on-bubble, var(--fr-text));
  }
`;

export const play: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: var(--fr-control);
    block-size: var(--fr-control);
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: var(--on-bubble-mark, var(--fr-primary));
    color: var(--bubble, var(--fr-surface));
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-color: var(--on-bubble, var(--fr-focus));
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;

export const track: string = css`
  @layer fr.kit {
    position: relative;
    block-size: 2rem;
    min-inline-size: 0;
    border-radius: 4px;

    &:focus-within:has(:focus-visible) {
      outline: var(--fr-focus-width) solid var(--on-bubble, var(--fr-focus));
      outline-offset: 2px;
    }
  }
`;

export const wave: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--on-bubble-muted, var(--fr-text-muted));
    stroke-width: 2.5px;
    stroke-linecap: round;
    opacity: 0.55;
    pointer-events: none;

    &[data-played] {
      --played: 0;
      stroke: var(--on-bubble-mark, var(--fr-primary));
      opacity: 1;
      clip-path: inset(-2px calc((1 - var(--played)) * 100%) -2px -2px);
    }

    @media (forced-colors: active) {
      stroke: GrayText;
      opacity: 1;

      &[data-played] {
        stroke: Highlight;
      }
    }
  }
`;

/* Unseen, over the waveform: the browser brings pointer, keyboard and screen reader. */
export const seek: string = css`
  @layer fr.kit {
    position: absolute;
    inset: -6px 0;
    inline-size: 100%;
    block-size: calc(100% + 12px);
    margin: 0;
    opacity: 0;
    cursor: pointer;
    touch-action: pan-y;
  }
`;

export const foot: string = css`
  @layer fr.kit {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 8px;
    min-block-size: 1.25rem;
    color: var(--on-bubble-muted, var(--fr-text-muted));
    font-size: var(--fr-text-caption);
    line-height: 1.125rem;
  }
`;

export const failure: string = css`
  @layer fr.kit {
    &:empty {
      ${emptyRegion}
    }
  }
`;

export const time: string = css`
  @layer fr.kit {
    font-variant-numeric: tabular-nums;
  }
`;

export const speed: string = css`
  @layer fr.kit {
    position: relative;
    min-inline-size: 2.25rem;
    padding: 0 6px;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: color-mix(in srgb, var(--on-bubble, var(--fr-text)) 12%, transparent);
    /* Not the softer colour of the line it stands in: the ground is stronger here. */
    color: var(--on-bubble, var(--fr-text));
    font: inherit;
    font-weight: var(--fr-weight-strong);
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }

    /* Small to see, but a target large enough for a finger. */
    &::after {
      content: '';
      position: absolute;
      inset: -3px -4px;
    }

    @media (pointer: coarse) {
      &::after {
        inset: -6px -8px -14px;
      }
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonText;
    }
  }
`;
