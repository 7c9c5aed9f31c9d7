import { css } from '@linaria/core';

/** In a narrow window the list is all there is to see. */
export const narrowSteps: string = css`
  @layer fr.app {
    inline-size: 100%;
    margin-block-start: 16px;

    @media (width >= 700px) {
      display: none;
    }
  }
`;
