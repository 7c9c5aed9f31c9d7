import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;
