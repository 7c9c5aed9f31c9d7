import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    min-block-size: var(--fr-composer);
    padding: 6px 16px;
  }
`;

export const middle: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 12px;
    min-block-size: 2.5rem;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

/* The specification writes these words small; the eye expects a sentence to begin large. */
export const tap: string = css`
  @layer fr.kit {
    display: inline-block;
    font-weight: var(--fr-weight-strong);

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const hold: string = css`
  @layer fr.kit {
    display: inline-block;
    min-inline-size: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const timer: string = css`
  @layer fr.kit {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 3.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: var(--fr-weight-strong);

    &::before {
      content: '';
      inline-size: 0.625rem;
      block-size: 0.625rem;
      border-radius: var(--fr-radius-full);
      background: var(--fr-disabled);
    }

    [data-state='recording'] &::before {
      background: var(--fr-block);
      animation: fr-recording-pulse 1s ease-in-out infinite alternate;
    }

    @keyframes fr-recording-pulse {
      from {
        opacity: 1;
      }
      to {
        opacity: 0.35;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      [data-state='recording'] &::before {
        animation: none;
      }
    }

    @media (forced-colors: active) {
      &::before {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }
`;

export const live: string = css`
  @layer fr.kit {
    flex: 1 1 6rem;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: 2rem;
    overflow: hidden;

    & > span {
      --level: 0;
      flex: 1 1 0;
      max-inline-size: 4px;
      min-block-size: 2px;
      block-size: calc(var(--level) * 100%);
      border-radius: 2px;
      background: var(--fr-primary);
    }

    [data-state='paused'] &,
    [data-state='starting'] & {
      opacity: 0.5;
    }

    @media (forced-colors: active) {
      & > span {
        forced-color-adjust: none;
        background: CanvasText;
      }
    }
  }
`;

/* Said aloud; the dot and the waveform show it. */
export const said: string = css`
  @layer fr.kit {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const main: string = css`
  @layer fr.kit {
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;

    /* The icon changes while it is pressed; a press that loses its element would never become a click. */
    & > * {
      pointer-events: none;
    }

    &[data-state='idle'] {
      background: var(--fr-block);
      color: var(--fr-on-block);
    }

    &[data-state='idle']:hover {
      background: var(--fr-block-hover);
    }

    &[data-state='idle']:active {
      background: var(--fr-block-active);
    }

    &[aria-disabled='true'] {
      cursor: progress;
      opacity: 0.6;
    }
  }
`;
