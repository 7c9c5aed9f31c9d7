import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    overflow: hidden;

    & > video {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }

    &[data-fit='contain'] > video {
      object-fit: contain;
    }

    /* As in a mirror: people find their own picture strange otherwise. */
    &[data-mirrored] > video {
      scale: -1 1;
    }
  }
`;
