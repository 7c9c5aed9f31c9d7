import { css } from '@linaria/core';

/* A wide composer shows every tool, a narrow one a button that opens them. */
export const row: string = css`
  @layer fr.kit {
    display: flex;
    flex: none;
    gap: 2px;
    margin-block-end: calc((2.75rem - var(--fr-control)) / 2);

    @container fr-composer (width < 720px) {
      display: none;
    }
  }
`;

export const plus: string = css`
  @layer fr.kit {
    margin-block-end: calc((2.75rem - var(--fr-control)) / 2);

    @container fr-composer (width >= 720px) {
      display: none;
    }
  }
`;
