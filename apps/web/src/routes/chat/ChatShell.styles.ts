import { css } from '@linaria/core';

/* The whole window, below the way back to a call. */
export const shell: string = css`
  @layer fr.app {
    block-size: calc(100dvb - var(--call-bar, 0px));
  }
`;

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

export const waiting: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    place-items: center;
    padding: var(--fr-space-6);
  }
`;
