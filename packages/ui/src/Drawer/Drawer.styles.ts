import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const overlay: string = css`
  @layer fr.ui {
    display: flex;

    &[data-kind='end'] {
      justify-content: flex-end;
    }

    &[data-kind='bottom'] {
      align-items: flex-end;
    }
  }
`;

export const root: string = css`
  @layer fr.ui {
    --from: calc(var(--fr-mirror, 1) * -100%) 0;

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
      --from: calc(var(--fr-mirror, 1) * 100%) 0;
    }

    &[data-kind='bottom'] {
      --from: 0 100%;

      inline-size: 100%;
      block-size: auto;
      max-block-size: 85dvb;
      padding-block-end: env(safe-area-inset-bottom);
      border-start-start-radius: 16px;
      border-start-end-radius: 16px;
    }

    &[data-state='closing'] {
      animation: slide-out var(--fr-motion) var(--fr-ease) forwards;
    }

    @keyframes slide-in {
      from {
        translate: var(--from);
      }
    }

    @keyframes slide-out {
      to {
        translate: var(--from);
      }
    }
  }
`;
