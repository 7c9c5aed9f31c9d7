import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const overlay: string = css`
  @layer fr.ui {
    z-index: var(--fr-layer-drawer);
    display: flex;
    background: var(--fr-overlay);
    animation: appear var(--fr-motion) var(--fr-ease);

    &[data-side='end'] {
      justify-content: flex-end;
    }

    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  }
`;

export const root: string = css`
  @layer fr.ui {
    --from: -100%;

    display: flex;
    flex-direction: column;
    inline-size: min(var(--fr-panel), calc(100vi - 3rem));
    block-size: 100dvb;
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: 0;
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font-family: var(--fr-font);
    animation: slide-in var(--fr-motion-slow) var(--fr-ease);

    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }

    &[data-side='end'] {
      --from: 100%;
    }

    &[data-side='start']:dir(rtl) {
      --from: 100%;
    }

    &[data-side='end']:dir(rtl) {
      --from: -100%;
    }

    @keyframes slide-in {
      from {
        transform: translateX(var(--from));
      }
    }

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;
