import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

export const intro: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
  }
`;

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;

export const buttons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
`;
