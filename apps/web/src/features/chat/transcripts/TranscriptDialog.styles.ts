import { css } from '@linaria/core';

export const reader: string = css`
  @layer fr.app {
    block-size: min(70dvh, 44rem);
    min-block-size: 16rem;
  }
`;
