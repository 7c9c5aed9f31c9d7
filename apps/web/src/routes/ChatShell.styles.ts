import { css } from '@linaria/core';

export const narrowHeading: string = css`
  @layer fr.app {
    @media (width >= 700px) {
      display: none;
    }
  }
`;
