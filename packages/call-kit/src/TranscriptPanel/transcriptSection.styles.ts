import { css } from '@linaria/core';

/** The section of a transcript, which fills its parent. */
export const section: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    color: var(--fr-text);
    font-family: var(--fr-font);

    & p {
      margin: 0;
    }
  }
`;
