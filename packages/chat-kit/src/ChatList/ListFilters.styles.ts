import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 2rem;

    @media (pointer: coarse) {
      min-block-size: 2.75rem;
    }
  }
`;

export const group: string = css`
  @layer fr.kit {
    flex: 1;

    /* On the narrowest phones in two lines: nothing would say that one that scrolls goes on. */
    @media (width < 340px) {
      & > div {
        flex-wrap: wrap;
      }
    }
  }
`;

export const count: string = css`
  @layer fr.kit {
    font-variant-numeric: tabular-nums;
  }
`;

export const nothing: string = css`
  @layer fr.kit {
    padding: 32px 24px;
  }
`;
