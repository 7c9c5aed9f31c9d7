import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    z-index: var(--fr-layer-popover);
    max-inline-size: min(18rem, calc(100vi - 2 * var(--fr-space-2)));
    padding: 5px 9px;
    border-radius: var(--fr-radius-small);
    background: var(--fr-tooltip);
    color: var(--fr-on-tooltip);
    font-family: var(--fr-font);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
    animation: appear var(--fr-motion-fast) var(--fr-ease);

    &[data-state='closing'] {
      pointer-events: none;
      animation: vanish var(--fr-motion-fast) var(--fr-ease) forwards;
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
      }
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
