import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    padding-block: 8px 4px;
    padding-inline: 20px;
  }
`;
