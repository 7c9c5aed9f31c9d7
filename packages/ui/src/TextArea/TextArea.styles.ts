import { css } from '@linaria/core';

export const area: string = css`
  @layer fr.ui {
    display: block;
    field-sizing: content;
    min-block-size: calc(var(--rows, 1) * var(--fr-line-body) + 2 * var(--fr-row-pad));
    max-block-size: calc(var(--most-rows, 8) * var(--fr-line-body) + 2 * var(--fr-row-pad));
    overflow-y: auto;
    resize: none;
    scrollbar-width: thin;
  }
`;
