import { css } from '@linaria/core';

export const list: string = css`
  @layer fr.app {
    display: grid;
    gap: 12px;
    margin: 0;
  }
`;

export const row: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;

    & dd {
      flex: none;
      display: flex;
      gap: 8px;
      margin: 0;
    }
  }
`;
