import { css } from '@linaria/core';

/* Behind everything in its place, and never in the way of a pointer. */
export const root: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
    /* Drawn once: without it every scrolled frame would draw all of it again. */
    will-change: transform;
    animation: fr-theme-picture var(--fr-motion-slow) var(--fr-ease);

    @keyframes fr-theme-picture {
      from {
        opacity: 0;
      }
    }

    @media (forced-colors: active) {
      display: none;
    }
  }
`;

/* Under what is drawn. */
export const image: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    pointer-events: none;

    @media (forced-colors: active) {
      display: none;
    }
  }
`;
