import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    outline: none;
  }
`;
