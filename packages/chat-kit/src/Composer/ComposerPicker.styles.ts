import { css } from '@linaria/core';

export const waiting: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    place-items: center;
  }
`;
