import { css } from '@linaria/core';

export const box: string = css`
  @layer fr.ui {
    position: relative;
    font-variant-numeric: tabular-nums;
  }
`;

/* Never seen: only the place at which the device opens its calendar. */
export const calendar: string = css`
  @layer fr.ui {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 2.5rem;
    block-size: 100%;
    opacity: 0;
    pointer-events: none;
  }
`;
