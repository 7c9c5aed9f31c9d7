import { css } from '@linaria/core';

export const groups: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-6);
  }
`;
