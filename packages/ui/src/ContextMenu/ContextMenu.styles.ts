import { css } from '@linaria/core';

export const target: string = css`
  @layer fr.ui {
    -webkit-touch-callout: none;

    /* A long press would select the words under the finger. */
    @media (pointer: coarse) {
      -webkit-user-select: none;
      user-select: none;
    }
  }
`;
