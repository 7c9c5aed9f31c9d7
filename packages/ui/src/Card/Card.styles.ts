import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    padding: var(--fr-space-6);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    color: var(--fr-text);
    font-family: var(--fr-font);
    overflow-wrap: anywhere;

    &[data-padding='none'] {
      padding: 0;
      /* What fills the card ends where its corners do. */
      overflow: clip;
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
