import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

export const item: string = css`
  @layer fr.ui {
    border-block-end: 1px solid var(--fr-border);
  }
`;

export const summary: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    min-block-size: var(--fr-row);
    padding-block: var(--fr-space-2);
    padding-inline: var(--fr-space-3);
    border-radius: var(--fr-radius-control);
    cursor: pointer;
    list-style: none;
    -webkit-user-select: none;
    user-select: none;
    -webkit-tap-highlight-color: transparent;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      background: transparent;
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const heading: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: inherit;
    line-height: inherit;
    font-weight: var(--fr-weight-medium);
  }
`;

export const chevron: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    transition: transform var(--fr-motion) var(--fr-ease);

    [open] > * > & {
      transform: rotate(180deg);
    }
  }
`;

/* Only its colour comes softly: a height that grows would push what is being read. */
export const content: string = css`
  @layer fr.ui {
    padding-block: var(--fr-space-1) var(--fr-space-4);
    padding-inline: var(--fr-space-3);
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
    animation: appear var(--fr-motion) var(--fr-ease);

    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  }
`;
