import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-4);
  }
`;

/* Dark on light in both themes: cameras read nothing else for certain. */
export const qr: string = css`
  @layer fr.app {
    border-radius: var(--fr-radius-card);
    background: #ffffff;
  }
`;

export const link: string = css`
  @layer fr.app {
    inline-size: 100%;
  }
`;

export const buttons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
    justify-content: center;
  }
`;
