import { css } from '@linaria/core';

export const popover: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    display: flex;
    padding: 0;
    overflow: hidden;
  }
`;

export const sheet: string = css`
  @layer fr.kit {
    display: flex;
    block-size: min(26rem, 70dvb);
  }
`;
