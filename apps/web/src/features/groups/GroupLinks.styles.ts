import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;

export const fields: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    gap: var(--fr-space-4);

    /* Room for a date with its time. */
    @media (width < 340px) {
      & input {
        padding-inline: var(--fr-space-2);
      }
    }
  }
`;

export const list: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style-type: '';
  }
`;

export const row: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    padding: var(--fr-space-4);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
  }
`;

export const facts: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);

    & p {
      margin: 0;
    }
  }
`;

export const count: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-medium);
  }
`;
