import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    --overlap: -0.5rem;

    display: inline-flex;
    margin: 0;
    padding: 0;
    vertical-align: middle;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';

    &[data-size='tiny'] {
      --overlap: -0.25rem;
    }

    &[data-size='small'] {
      --overlap: -0.375rem;
    }

    &[data-size='huge'] {
      --overlap: -1.25rem;
    }
  }
`;

export const item: string = css`
  @layer fr.ui {
    position: relative;
    display: flex;
    border-radius: 50%;
    /* Parts a picture from the one under it. */
    box-shadow: 0 0 0 2px var(--avatar-ring, var(--fr-surface));

    &:not(:first-child) {
      margin-inline-start: var(--overlap);
    }
  }
`;

export const more: string = css`
  @layer fr.ui {
    background: var(--fr-surface-active);
    color: var(--fr-text);
    font-size: calc(var(--avatar) * 0.3);
    font-variant-numeric: tabular-nums;
  }
`;
