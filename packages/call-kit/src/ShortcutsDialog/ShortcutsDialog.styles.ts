import { css } from '@linaria/core';

export const list: string = css`
  @layer fr.kit {
    margin: 0;
  }
`;

export const row: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;

    & + & {
      border-block-start: 1px solid var(--fr-border);
    }

    & dd {
      flex: none;
      margin: 0;
    }
  }
`;
