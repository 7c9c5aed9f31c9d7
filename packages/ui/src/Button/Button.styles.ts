import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    --button: var(--fr-primary);
    --button-hover: var(--fr-primary-hover);
    --button-active: var(--fr-primary-active);
    --button-on: var(--fr-on-primary);

    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--fr-space-2);
    min-block-size: var(--fr-control);
    padding-block: var(--fr-space-1);
    padding-inline: var(--fr-control-pad);
    border: 1px solid transparent;
    border-radius: var(--fr-radius-control);
    background: var(--button);
    color: var(--button-on);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-medium);
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    transition: background-color var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      background: var(--button-hover);
    }

    &:active,
    &[aria-expanded='true'] {
      background: var(--button-active);
    }

    &:focus-visible {
      ${focusRing}
    }

    &[data-variant='accept'] {
      --button: var(--fr-accept);
      --button-hover: var(--fr-accept-hover);
      --button-active: var(--fr-accept-active);
      --button-on: var(--fr-on-accept);
    }

    &[data-variant='resend'] {
      --button: var(--fr-resend);
      --button-hover: var(--fr-resend-hover);
      --button-active: var(--fr-resend-active);
      --button-on: var(--fr-on-resend);
    }

    &[data-variant='block'] {
      --button: var(--fr-block);
      --button-hover: var(--fr-block-hover);
      --button-active: var(--fr-block-active);
      --button-on: var(--fr-on-block);
    }

    &[data-variant='neutral'] {
      --button: var(--fr-surface-raised);
      --button-hover: var(--fr-surface-hover);
      --button-active: var(--fr-surface-active);
      --button-on: var(--fr-text);

      border-color: var(--fr-border-strong);
    }

    &[data-variant='ghost'] {
      --button: transparent;
      --button-hover: var(--fr-surface-hover);
      --button-active: var(--fr-surface-active);
      --button-on: var(--fr-primary-text);
    }

    /* A toggle button that is on. */
    &:is([data-variant='neutral'], [data-variant='ghost'])[aria-pressed='true'] {
      --button: var(--fr-primary-soft);
      --button-hover: var(--fr-primary-soft);
      --button-on: var(--fr-on-primary-soft);
    }

    &[data-size='small'] {
      min-block-size: var(--fr-control-small);
      padding-inline: var(--fr-space-3);
      font-size: var(--fr-text-small);
      line-height: var(--fr-line-small);
    }

    &[data-size='large'] {
      min-block-size: var(--fr-control-large);
      padding-inline: var(--fr-space-6);
    }

    &[data-state='unavailable'] {
      anchor-name: --fr-button;
      anchor-scope: --fr-button;
    }

    &[data-wide] {
      inline-size: 100%;
    }

    &:disabled,
    &[data-state='unavailable'] {
      border-color: transparent;
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }

    /* Busy keeps its colour: the action is under way, not forbidden. */
    &[data-state='loading'] {
      cursor: progress;
    }

    @media (forced-colors: active) {
      border-color: ButtonBorder;

      &[aria-pressed='true'] {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }
    }
  }
`;

export const content: string = css`
  @layer fr.ui {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
    min-inline-size: 0;

    [data-state='loading'] > & {
      opacity: 0;
    }
  }
`;

export const spinner: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    margin: auto;
  }
`;

/* No script places it: the browser does, and keeps it within the window where it knows how to anchor. */
export const reason: string = css`
  @layer fr.ui {
    position: absolute;
    z-index: var(--fr-layer-popover);
    inset-block-end: calc(100% + 8px);
    inline-size: max-content;
    max-inline-size: min(18rem, calc(100vi - 2 * var(--fr-space-2)));
    padding: 5px 9px;
    border-radius: var(--fr-radius-small);
    background: var(--fr-tooltip);
    color: var(--fr-on-tooltip);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    overflow-wrap: anywhere;
    cursor: default;
    display: none;

    :hover > &:not([data-state='shut']),
    :focus-visible > &:not([data-state='shut']) {
      display: block;
    }

    @supports (anchor-scope: --fr-button) {
      position: fixed;
      position-anchor: --fr-button;
      position-area: block-start span-all;
      position-try-fallbacks: flip-block;
      inset: auto;
      justify-self: anchor-center;
      margin: 8px;
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
