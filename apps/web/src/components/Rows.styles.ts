import { css } from '@linaria/core';

/** What scrolls around a list; how high it is says its place. */
export const scroller: string = css`
  @layer fr.app {
    min-block-size: 0;
    overflow-y: auto;
    outline: none;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--fr-border-strong) transparent;
  }
`;

export const list: string = css`
  @layer fr.app {
    margin: 0;
    padding: 0;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
  }
`;

/** The button that fills a row: a picture, then words. Paddings and height are its own. */
export const button: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &[aria-current='true'] {
      background: var(--fr-surface-selected);
      color: var(--fr-on-surface-selected);
    }

    &[aria-disabled] {
      background: none;
      cursor: default;
    }

    /* The row that Enter takes: see useSearchKeys. */
    [data-search-keys='ready']:has(input[type='search']:focus:not(:placeholder-shown)) li:nth-child(1 of :has(> :not([aria-disabled='true']))) > & {
      background: var(--fr-surface-selected);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

/** The lines of a row, each cut at its end. */
export const words: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    /* A name of the other direction begins where the others begin. */
    align-items: flex-start;
    min-inline-size: 0;

    & > * {
      max-inline-size: 100%;
    }
  }
`;

/* The vowel signs of Arabic and Hindi are taller than a line: they have room, what is stacked higher is cut. */
export const name: string = css`
  @layer fr.app {
    margin-block: -3px;
    padding-block: 3px;
    overflow: hidden;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The second line: where somebody is from, or what else there is to know. */
export const detail: string = css`
  @layer fr.app {
    margin-block: -3px;
    padding-block: 3px;
    overflow: hidden;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-overflow: ellipsis;
    white-space: nowrap;

    [aria-current='true'] & {
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const waiting: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 4rem;
    padding-inline: 16px;
  }
`;

export const waitingWords: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    gap: 8px;
  }
`;
