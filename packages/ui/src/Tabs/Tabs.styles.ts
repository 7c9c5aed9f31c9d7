import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const list: string = css`
  @layer fr.ui {
    display: flex;
    gap: var(--fr-space-1);
    border-block-end: 1px solid var(--fr-border);
    overflow-x: auto;
    scrollbar-width: none;
    font-family: var(--fr-font);

    &[data-fit='fill'] > * {
      flex: 1;
    }
  }
`;

export const tab: string = css`
  @layer fr.ui {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: var(--fr-space-2);
    min-block-size: var(--fr-row);
    padding-inline: var(--fr-space-3);
    border: 0;
    border-radius: var(--fr-radius-control) var(--fr-radius-control) 0 0;
    background: transparent;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-medium);
    white-space: nowrap;
    cursor: pointer;
    transition: color var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      color: var(--fr-text);
    }

    &[aria-selected='true'] {
      color: var(--fr-primary-text);
    }

    &[aria-selected='true']::after {
      content: '';
      position: absolute;
      inset-inline: var(--fr-space-2);
      inset-block-end: -1px;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: var(--fr-primary-text);

      @media (forced-colors: active) {
        background: Highlight;
      }
    }

    &:focus-visible {
      ${focusRing}
      outline-offset: -3px;
    }

    &:disabled {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const panel: string = css`
  @layer fr.ui {
    min-block-size: 0;

    &:focus-visible {
      ${focusRing}
    }
  }
`;
