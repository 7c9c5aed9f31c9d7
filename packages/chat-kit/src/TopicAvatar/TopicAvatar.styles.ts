import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    --side: 2.5rem;

    position: relative;
    display: inline-block;
    flex: none;
    inline-size: var(--side);
    block-size: var(--side);
    vertical-align: middle;

    &[data-size='large'] {
      --side: 3rem;
    }

    &[data-size='huge'] {
      --side: 6rem;
    }
  }
`;

export const face: string = css`
  @layer fr.kit {
    --avatar: calc(var(--side) * 0.68);

    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;

    /* The one in front has a rim of the ground's colour. */
    & + & {
      inset-block: auto 0;
      inset-inline: 0 auto;
      border-radius: 50%;
      box-shadow: 0 0 0 2px var(--avatar-ring, var(--fr-surface));
    }
  }
`;
