import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    inline-size: var(--fr-control);
    block-size: var(--fr-control);
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text-muted);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color var(--fr-motion-fast) var(--fr-ease),
      color var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      background: var(--fr-surface-hover);
      color: var(--fr-text);
    }

    &:active,
    &[aria-expanded='true'] {
      background: var(--fr-surface-active);
      color: var(--fr-text);
    }

    &[aria-pressed='true'],
    &[aria-current]:not([aria-current='false']) {
      background: var(--fr-primary-soft);
      color: var(--fr-on-primary-soft);
    }

    &:focus-visible {
      ${focusRing}
      outline-offset: 0;
    }

    &[data-variant='primary'] {
      background: var(--fr-primary);
      color: var(--fr-on-primary);
    }

    &[data-variant='primary']:hover {
      background: var(--fr-primary-hover);
    }

    &[data-variant='primary']:active {
      background: var(--fr-primary-active);
    }

    &[data-variant='primary']:focus-visible {
      outline-offset: var(--fr-focus-gap);
    }

    &[data-shape='round'] {
      border-radius: var(--fr-radius-full);
    }

    &[data-size='small'] {
      inline-size: var(--fr-control-small);
      block-size: var(--fr-control-small);
    }

    &[data-size='large'] {
      inline-size: var(--fr-control-large);
      block-size: var(--fr-control-large);
    }

    &:disabled {
      background: transparent;
      color: var(--fr-disabled);
      cursor: not-allowed;
    }

    &[data-variant='primary']:disabled {
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
    }
  }
`;
