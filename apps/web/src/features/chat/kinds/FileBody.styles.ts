import { css } from '@linaria/core';

export const read: string = css`
  @layer fr.app {
    margin-block-end: 4px;
  }
`;
