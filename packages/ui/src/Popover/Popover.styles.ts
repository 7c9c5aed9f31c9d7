import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const surface: string = css`
  @layer fr.ui {
    z-index: var(--fr-layer-popover);
    max-inline-size: calc(100vi - 2 * var(--fr-space-2));
    padding: var(--fr-space-4);
    overflow: auto;
    overscroll-behavior: contain;
    border-radius: var(--fr-radius-card);
    outline: 0;
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    overflow-wrap: anywhere;

    /* "transform" says where the surface stands; "scale" is free to move. */
    animation: appear var(--fr-motion-fast) var(--fr-ease);

    &[data-state='closing'] {
      pointer-events: none;
      animation: vanish var(--fr-motion-fast) var(--fr-ease) forwards;
    }

    &:focus-visible {
      ${focusRing}
    }

    @keyframes appear {
      from {
        opacity: 0;
        scale: 0.97;
      }
    }

    @keyframes vanish {
      to {
        opacity: 0;
        scale: 0.97;
      }
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
