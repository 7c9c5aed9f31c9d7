import { css } from '@linaria/core';

export const meta: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: flex-end;
  }
`;
