import { css } from '@linaria/core';

export const narrow: string = css`
  @layer fr.kit {
    display: none;

    @container fr-header (max-width: 560px) {
      display: contents;
    }
  }
`;

export const wide: string = css`
  @layer fr.kit {
    display: contents;

    @container fr-header (max-width: 560px) {
      display: none;
    }
  }
`;
