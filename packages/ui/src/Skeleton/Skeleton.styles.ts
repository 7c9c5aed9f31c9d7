import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: block;
    inline-size: 100%;
    block-size: 1em;
    border-radius: var(--fr-radius-small);
    background: var(--fr-surface-active);

    /* What arrives within 200 ms needs no stand-in. */
    animation:
      appear var(--fr-motion-fast) var(--fr-ease) 200ms backwards,
      breathe 1.6s ease-in-out 400ms infinite alternate;

    &[data-shape='circle'] {
      aspect-ratio: 1;
      block-size: auto;
      border-radius: 50%;
    }

    &[data-shape='block'] {
      block-size: 100%;
      border-radius: var(--fr-radius-card);
    }

    @media (prefers-reduced-motion: reduce) {
      animation: appear 1ms 200ms backwards;
    }

    @media (forced-colors: active) {
      border: 1px solid GrayText;
    }

    @keyframes appear {
      from {
        opacity: 0;
      }
    }

    @keyframes breathe {
      to {
        opacity: 0.55;
      }
    }
  }
`;
