import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
  }
`;

export const result: string = css`
  @layer fr.app {
    display: grid;
    align-content: start;
    block-size: min(22rem, 50dvb);
    overflow-y: auto;

    & > [role='status'],
    & > svg {
      place-self: center;
    }
  }
`;
