import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    place-items: center;
    min-block-size: 100%;
  }
`;
