import { css } from '@linaria/core';

export const row: string = css`
  @layer fr.ui {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-2);

    /* A telephone number reads left to right in every language. */
    direction: ltr;
  }
`;

export const prefix: string = css`
  @layer fr.ui {
    flex: none;
    inline-size: 8.25rem;
    max-inline-size: 100%;

    /* Letters are larger under a finger. */
    @media (pointer: coarse) {
      inline-size: 9.5rem;
    }
  }
`;

/* Goes to a line of its own where large text leaves too little room for a number. */
export const number: string = css`
  @layer fr.ui {
    flex: 1 1 8rem;
    min-inline-size: min(100%, 7rem);
    font-variant-numeric: tabular-nums;
  }
`;
