import { css } from '@linaria/core';

/* On a phone the button stands below the words. */
export const content: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;

    & > span {
      flex: 1 1 13rem;
    }

    & > button {
      flex: none;
    }
  }
`;
