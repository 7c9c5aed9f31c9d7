import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    padding: var(--fr-space-6);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    color: var(--fr-text);

    &[data-padding='none'] {
      padding: 0;
    }

    &[data-padding='small'] {
      padding: var(--fr-space-4);
    }

    &[data-floating] {
      border-color: transparent;
      box-shadow: var(--fr-shadow);
    }
  }
`;
