import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px 4px;
    padding-inline: 16px 8px;
  }
`;

export const card: string = css`
  @layer fr.kit {
    flex: 0 1 28rem;
    min-inline-size: 0;
  }
`;
