import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    /* Headings stand above, the keyboard or a composer below; what toasts would cover between them lifts them. */
    --end: calc(max(var(--fr-composer), var(--fr-bottom-bar)) + env(safe-area-inset-bottom, 0px));

    position: fixed;
    z-index: var(--fr-layer-toast);
    inset-block-end: calc(max(var(--end), var(--keyboard, 0px)) + var(--fr-space-4) + var(--lift, 0px));
    inset-inline: 0;
    padding-inline: var(--fr-space-4);
    outline: 0;
    pointer-events: none;
  }
`;

export const list: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-2);
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    border-radius: var(--fr-radius-card);

    :focus-visible > & {
      ${focusRing}
    }
  }
`;

export const toast: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: 10px;
    max-inline-size: min(28rem, 100%);
    min-block-size: 2.75rem;
    padding-block: var(--fr-space-1);
    padding-inline: var(--fr-space-4) var(--fr-space-1);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    pointer-events: auto;
    touch-action: pan-y;
    animation: arrive var(--fr-motion-slow) var(--fr-ease);

    &[data-state='closing'] {
      pointer-events: none;
      animation: depart var(--fr-motion) var(--fr-ease) forwards;
    }

    & > svg {
      color: var(--fr-primary-text);
    }

    &[data-tone='success'] > svg {
      color: var(--fr-accept-text);
    }

    &[data-tone='warning'] > svg {
      color: var(--fr-resend-text);
    }

    &[data-tone='error'] > svg {
      color: var(--fr-block-text);
    }

    @keyframes arrive {
      from {
        opacity: 0;
        transform: translateY(8px);
      }
    }

    @keyframes depart {
      to {
        opacity: 0;
        transform: scale(0.97);
      }
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
`;
