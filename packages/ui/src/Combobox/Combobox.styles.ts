import { css } from '@linaria/core';

export const toggle: string = css`
  @layer fr.ui {
    margin-inline-end: -8px;

    &[data-size='small'] {
      inline-size: 2rem;
      block-size: 2rem;
    }
  }
`;

export const list: string = css`
  @layer fr.ui {
    inline-size: max(var(--anchor-width, 0px), 17rem);
    padding: 6px;
    scroll-padding-block: var(--fr-space-1);
  }
`;

export const option: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--fr-option);
    padding-block: var(--fr-space-1);
    padding-inline: 10px;
    border-radius: var(--fr-radius-small);
    color: var(--fr-text);
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-block-size: var(--fr-option);

    &[data-state='active'] {
      background: var(--fr-surface-hover);
    }

    &[aria-selected='true'] {
      color: var(--fr-primary-text);
      font-weight: var(--fr-weight-medium);
    }

    @media (forced-colors: active) {
      &[data-state='active'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const detail: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    font-weight: var(--fr-weight-regular);
    font-variant-numeric: tabular-nums;
  }
`;

export const none: string = css`
  @layer fr.ui {
    padding: var(--fr-space-3) 10px;
    color: var(--fr-text-muted);
  }
`;
