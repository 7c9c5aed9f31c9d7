import { css } from '@linaria/core';

/* About as high as the options will be. */
export const words: string = css`
  @layer fr.kit {
    min-inline-size: min(260px, 100%);
    line-height: 2.4;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
