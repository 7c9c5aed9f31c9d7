import { css } from '@linaria/core';

/* Side by side where there is room for both. */
export const fields: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--fr-space-3);

    /* The desktop of a machine would draw these in its own way. */
    & input {
      appearance: none;
    }
  }
`;

export const when: string = css`
  @layer fr.kit {
    margin: 0;
    font-weight: var(--fr-weight-strong);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    overflow-wrap: anywhere;
  }
`;
