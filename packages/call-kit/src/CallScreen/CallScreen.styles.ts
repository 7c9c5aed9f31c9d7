import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface-sunken);
  }
`;

export const outgoing: string = css`
  @layer fr.kit {
    block-size: 100%;
  }
`;
