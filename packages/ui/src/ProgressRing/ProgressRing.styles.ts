import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    --ring: 3rem;
    --stroke: 3;

    position: relative;
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: var(--ring);
    block-size: var(--ring);
    color: var(--fr-primary-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    font-variant-numeric: tabular-nums;

    &[data-size='small'] {
      --ring: 2rem;
      --stroke: 4;
    }

    &[data-size='large'] {
      --ring: 4.5rem;
      --stroke: 2.25;
    }

    &[data-tone='success'] {
      color: var(--fr-accept-text);
    }

    &[data-tone='error'] {
      color: var(--fr-block-text);
    }
  }
`;

/* Under its middle, which a finger may press. */
export const ring: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
`;

export const drawing: string = css`
  @layer fr.ui {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentcolor;
    stroke-width: var(--stroke);
    transform: rotate(-90deg);
    /* Progress runs the way the writing does. */
    scale: var(--fr-mirror, 1) 1;

    [data-state='waiting'] > * > & {
      animation: turn 1s linear infinite;
    }

    @media (prefers-reduced-motion: reduce) {
      [data-state='waiting'] > * > & {
        animation: fade 2s ease-in-out infinite alternate;
      }
    }

    @keyframes turn {
      to {
        transform: rotate(270deg);
      }
    }

    @keyframes fade {
      to {
        opacity: 0.4;
      }
    }
  }
`;

export const track: string = css`
  @layer fr.ui {
    stroke: var(--fr-surface-active);
  }
`;

export const arc: string = css`
  @layer fr.ui {
    stroke-linecap: round;
    stroke-dasharray: calc(var(--done, 0.25) * 100) 100;

    /* A round cap alone would show a dot before anything is done. */
    [data-state='empty'] > * > * > & {
      stroke-linecap: butt;
    }

    @media (prefers-reduced-motion: no-preference) {
      transition: stroke-dasharray var(--fr-motion-slow) var(--fr-ease);
    }
  }
`;
