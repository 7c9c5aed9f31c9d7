import { css } from '@linaria/core';

export const overlay: string = css`
  @layer fr.ui {
    position: fixed;
    inset: 0;
    /* One height for all that floats: what opened later stands later on the page, and so above. */
    z-index: var(--fr-layer-popover);
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--fr-overlay);
    animation: appear var(--fr-motion) var(--fr-ease);

    &[data-state='closing'] {
      pointer-events: none;
      animation: vanish var(--fr-motion) var(--fr-ease) forwards;
    }

    @keyframes appear {
      from {
        opacity: 0;
      }
    }

    @keyframes vanish {
      to {
        opacity: 0;
      }
    }
  }
`;
