import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    outline: none;
  }
`;

/** On a phone the button that leads back from a conversation closes it. */
export const close: string = css`
  @layer fr.app {
    @media (width < 700px) {
      display: none;
    }
  }
`;
