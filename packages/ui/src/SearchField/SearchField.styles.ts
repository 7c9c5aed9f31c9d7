import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    border-color: transparent;
    background: var(--fr-surface-active);

    &:hover {
      border-color: transparent;
    }

    &:focus-within {
      background: var(--fr-surface);
    }
  }
`;
