import { css } from '@linaria/core';

export const select: string = css`
  @layer fr.ui {
    /* Twice: the styles of text fields, whose control this is, may be loaded after these. */
    && {
      appearance: none;

      /* As wide as the frame, so that a press anywhere in it opens the list. */
      margin-inline: calc(-1 * var(--fr-space-3));
      padding-inline: var(--fr-space-3) 2.25rem;
      border-radius: var(--fr-radius-control);
      cursor: pointer;
    }

    &:has(> option[value='']:checked) {
      color: var(--fr-text-muted);
    }

    &:disabled {
      color: var(--fr-on-disabled-soft);
      opacity: 1;
    }

    & > option {
      background: var(--fr-surface-raised);
      color: var(--fr-text);
    }
  }
`;

export const chevron: string = css`
  @layer fr.ui {
    margin-inline-start: -1rem;
    pointer-events: none;
  }
`;
