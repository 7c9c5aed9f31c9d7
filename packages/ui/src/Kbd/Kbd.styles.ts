import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: inline-flex;
    gap: 3px;
    font: inherit;
    white-space: nowrap;
    unicode-bidi: isolate;
    vertical-align: baseline;
  }
`;

export const key: string = css`
  @layer fr.ui {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 1.5em;
    padding-inline: 0.4em;
    border: 1px solid var(--fr-border-strong);
    border-block-end-width: 2px;
    border-radius: 4px;
    background: var(--fr-surface-raised);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: 0.8125em;
    line-height: 1.5;
    font-weight: var(--fr-weight-medium);
  }
`;
