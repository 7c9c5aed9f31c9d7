import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    margin: 0;
    padding: 0;
    border: 0;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;

export const choice: string = css`
  @layer fr.kit {
    justify-content: center;
    padding: 0;
    inline-size: 40px;
    block-size: 40px;
    min-block-size: 40px;
    border-radius: 50%;
    font-size: 1.375rem;
    text-align: center;

    &[aria-checked='true'] {
      background: var(--fr-primary-soft);
    }

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;
