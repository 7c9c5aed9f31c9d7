import { css } from '@linaria/core';

export const fields: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
    padding-block-start: var(--fr-space-5);
    /* The longer of the two tabs: the dialog does not jump when the other one is chosen. */
    min-block-size: 35rem;
  }
`;

export const username: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--fr-space-3);
  }
`;

export const usernameField: string = css`
  @layer fr.app {
    flex: 1;
    min-inline-size: 10rem;
  }
`;
