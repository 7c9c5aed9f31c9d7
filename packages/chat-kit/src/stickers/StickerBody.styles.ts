import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 128px;
    block-size: 128px;
    object-fit: contain;
  }
`;
