import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
`;

export const emoji: string = css`
  @layer fr.kit {
    display: flex;
    gap: 2px;

    & button {
      font-size: 1.5rem;
      line-height: 1;
    }
  }
`;
