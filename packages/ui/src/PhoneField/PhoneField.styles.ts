import { css } from '@linaria/core';

export const row: string = css`
  @layer fr.ui {
    display: flex;
    gap: var(--fr-space-2);

    /* A telephone number reads left to right in every language. */
    direction: ltr;
  }
`;

export const prefix: string = css`
  @layer fr.ui {
    flex: none;
    inline-size: 8.25rem;
  }
`;

export const number: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }
`;
