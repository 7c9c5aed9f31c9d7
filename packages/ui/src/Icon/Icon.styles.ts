import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    flex: none;
    inline-size: var(--fr-icon);
    block-size: var(--fr-icon);

    &[data-size='small'] {
      inline-size: var(--fr-icon-small);
      block-size: var(--fr-icon-small);
    }

    &[data-size='large'] {
      inline-size: var(--fr-icon-large);
      block-size: var(--fr-icon-large);
    }

    &[data-flip] {
      scale: var(--fr-mirror, 1) 1;
    }
  }
`;
