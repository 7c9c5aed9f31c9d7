import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    font-family: var(--fr-font);
  }
`;

/* Empty when the label is for screen readers only. */
export const head: string = css`
  @layer fr.ui {
    display: flex;
    justify-content: space-between;
    gap: var(--fr-space-3);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const label: string = css`
  @layer fr.ui {
    display: block;
    min-inline-size: 0;
    margin-block-end: 6px;
    padding: 0;
    color: var(--fr-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const words: string = css`
  @layer fr.ui {
    overflow-wrap: anywhere;
  }
`;

export const mark: string = css`
  @layer fr.ui {
    margin-inline-start: 3px;
    color: var(--fr-block-text);
  }
`;

export const aside: string = css`
  @layer fr.ui {
    flex: none;
    margin-block-end: 6px;
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const hint: string = css`
  @layer fr.ui {
    margin-block: var(--fr-space-1) 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    overflow-wrap: anywhere;
  }
`;

/* Stays in the page when it is empty: what appears inside a hidden element is not always read aloud. */
export const error: string = css`
  @layer fr.ui {
    display: flex;
    gap: 6px;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    overflow-wrap: anywhere;

    &:not(:empty) {
      margin-block-start: var(--fr-space-1);
    }

    & > svg {
      margin-block-start: 1px;
    }
  }
`;
