import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const overlay: string = css`
  @layer fr.ui {
    display: flex;

    &[data-kind='end'] {
      justify-content: flex-end;
    }
  }
`;

export const root: string = css`
  @layer fr.ui {
    --from: calc(var(--fr-mirror, 1) * -100%);

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

    &[data-kind='end'] {
      --from: calc(var(--fr-mirror, 1) * 100%);
    }

    &[data-state='closing'] {
      animation: slide-out var(--fr-motion) var(--fr-ease) forwards;
    }

    @keyframes slide-in {
      from {
        transform: translateX(var(--from));
      }
    }

    @keyframes slide-out {
      to {
        transform: translateX(var(--from));
      }
    }
  }
`;
