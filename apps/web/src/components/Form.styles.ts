import { css } from '@linaria/core';

/** The fields of a dialog, one under the other. */
export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;

/** Buttons beside each other, in lines where they have no room. */
export const buttons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-2);
  }
`;
