import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: inline-flex;
    margin: 0;
    padding: 0;
    vertical-align: middle;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
  }
`;

export const item: string = css`
  @layer fr.ui {
    display: flex;
    border-radius: 50%;
    /* Parts a picture from the one under it. */
    box-shadow: 0 0 0 2px var(--avatar-ring, var(--fr-surface));

    &:not(:first-child) {
      margin-inline-start: -0.5rem;
    }
  }
`;

export const more: string = css`
  @layer fr.ui {
    background: var(--fr-surface-active);
    color: var(--fr-text);
    font-size: calc(var(--avatar) * 0.33);
    font-variant-numeric: tabular-nums;
  }
`;
