import { css } from '@linaria/core';
import { cutLine } from '../tokens/cutLine.ts';
import { focusRing } from '../tokens/focusRing.ts';

export const list: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
  }
`;

export const item: string = css`
  @layer fr.ui {
    display: flex;
  }
`;

export const control: string = css`
  @layer fr.ui {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--fr-space-3);
    min-inline-size: 0;
    min-block-size: var(--fr-row);
    padding-block: var(--fr-row-pad);
    padding-inline: var(--fr-space-3);
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:active {
      background: var(--fr-surface-active);
    }

    &[aria-current]:not([aria-current='false']) {
      background: var(--fr-surface-selected);
    }

    /* The row that Enter takes while something is written in the search field above: see useSearchKeys. */
    [data-search-keys='ready']:has(input[type='search']:focus:not(:placeholder-shown)) li:nth-child(1 of :has(> :not(:disabled, [aria-disabled='true']))) > & {
      background: var(--fr-surface-selected);
    }

    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }

    &:disabled,
    &[aria-disabled='true'] {
      background: transparent;
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
  }
`;

export const line: string = css`
  @layer fr.ui {
    margin-block: -3px;
    padding-block: 3px;
    ${cutLine}
  }
`;

export const secondary: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    ${cutLine}

    [aria-current]:not([aria-current='false']) & {
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const end: string = css`
  @layer fr.ui {
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: flex-end;
    gap: 2px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);

    [aria-current]:not([aria-current='false']) & {
      color: var(--fr-on-surface-selected);
    }
  }
`;
