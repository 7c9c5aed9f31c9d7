import { css } from '@linaria/core';

export const narrowHeading: string = css`
  @layer fr.app {
    @media (width >= 700px) {
      display: none;
    }
  }
`;

/* A narrow window shows either the list or the conversation, and each says it. */
export const narrowNotice: string = css`
  @layer fr.app {
    @media (width >= 700px) {
      display: none;
    }
  }
`;
