import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const overlay: string = css`
  @layer fr.ui {
    display: grid;
    /* As wide as the screen: a long line in a dialog would widen the column, and the dialog with it. */
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    padding: var(--fr-space-4);

    &[data-kind='full'] {
      padding: 0;
    }

    /* On a phone a dialog comes up from where the thumb is. */
    @media (width < 40rem) {
      &:has(> [role='alertdialog']) {
        place-items: end stretch;
        padding: 0;
      }
    }
  }
`;

export const root: string = css`
  @layer fr.ui {
    --dialog: 30rem;

    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: min(var(--dialog), 100%);
    max-block-size: calc(100dvb - 2 * var(--fr-space-4));
    border-radius: 16px;
    outline: 0;
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    animation: rise var(--fr-motion-slow) var(--fr-ease);

    &:focus-visible {
      ${focusRing}
    }

    &[data-kind='small'] {
      --dialog: 24rem;
    }

    &[data-kind='large'] {
      --dialog: 44rem;
    }

    &[data-kind='full'] {
      --dialog: 100%;

      block-size: 100dvb;
      max-block-size: none;
      border-radius: 0;
    }

    &[data-state='closing'] {
      animation: sink var(--fr-motion) var(--fr-ease) forwards;
    }

    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(8px) scale(0.99);
      }
    }

    @keyframes sink {
      to {
        opacity: 0;
        transform: scale(0.99);
      }
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

export const header: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    padding-block: var(--fr-space-4) var(--fr-space-2);
    padding-inline: var(--fr-space-6);

    &:has(~ button) {
      padding-inline-end: 3.75rem;
    }
  }
`;

export const close: string = css`
  @layer fr.ui {
    /* Twice: the styles of the button itself may be loaded after these. */
    && {
      position: absolute;
      inset-block-start: calc(var(--fr-space-4) + 1.25rem - var(--fr-control-small) / 2);
      inset-inline-end: var(--fr-space-4);
    }
  }
`;

export const title: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.01em;
  }
`;

export const body: string = css`
  @layer fr.ui {
    flex: 1;
    min-block-size: 0;
    padding-inline: var(--fr-space-6);
    padding-block-end: var(--fr-space-6);
    overflow-y: auto;
    overscroll-behavior: contain;

    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }
  }
`;

export const description: string = css`
  @layer fr.ui {
    margin-block-end: var(--fr-space-4);
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;

    &:last-child {
      margin-block-end: 0;
    }
  }
`;

export const footer: string = css`
  @layer fr.ui {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fr-space-2);
    padding-inline: var(--fr-space-6);
    padding-block: var(--fr-space-4);
    border-block-start: 1px solid var(--fr-border);
  }
`;
