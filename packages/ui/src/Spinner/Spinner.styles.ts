import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: inline-block;
    flex: none;
    inline-size: var(--fr-icon);
    block-size: var(--fr-icon);
    border: 2px solid color-mix(in srgb, currentcolor 24%, transparent);
    border-block-start-color: currentcolor;
    border-radius: 50%;
    animation: turn 800ms linear infinite;

    &[data-size='small'] {
      inline-size: var(--fr-icon-small);
      block-size: var(--fr-icon-small);
    }

    &[data-size='large'] {
      inline-size: var(--fr-space-8);
      block-size: var(--fr-space-8);
      border-width: 3px;
    }

    /* A standing ring says nothing, so without motion it fades slowly instead. */
    @media (prefers-reduced-motion: reduce) {
      animation: fade 2s ease-in-out infinite alternate;
    }

    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }

    @keyframes fade {
      to {
        opacity: 0.4;
      }
    }
  }
`;
