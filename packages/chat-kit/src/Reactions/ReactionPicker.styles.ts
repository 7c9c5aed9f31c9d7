import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    block-size: min(26rem, 65dvb);
  }
`;
