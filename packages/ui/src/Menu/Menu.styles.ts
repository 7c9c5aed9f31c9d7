import { css } from '@linaria/core';

export const surface: string = css`
  @layer fr.ui {
    /* Twice: where a page loads its parts one by one, the rules of the popover may come after these. */
    && {
      display: flex;
      flex-direction: column;
      min-inline-size: 12rem;
      padding: 6px;
    }

    /* Opened by pointer, the menu itself holds the focus until a key moves it to an item. */
    &&:focus-visible {
      outline: 0;
    }
  }
`;

export const item: string = css`
  @layer fr.ui {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
    min-block-size: var(--fr-option);
    padding-block: var(--fr-space-1);
    padding-inline: 10px;
    border: 0;
    border-radius: var(--fr-radius-small);
    outline: 0;
    background: transparent;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: start;
    cursor: pointer;

    & > svg {
      color: var(--fr-text-muted);
    }

    &:hover,
    &:focus {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }

    &:active {
      background: var(--fr-surface-active);
    }

    &[data-variant='block'],
    &[data-variant='block'] > svg {
      color: var(--fr-block-text);
    }

    &:disabled {
      background: transparent;
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const separator: string = css`
  @layer fr.ui {
    flex: none;
    block-size: 1px;
    margin: 6px 10px;
    border: 0;
    background: var(--fr-border);
  }
`;
