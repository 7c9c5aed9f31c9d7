import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    -webkit-touch-callout: none;
  }
`;

/* It covers the time and the count, which are there to be read again when the mouse has gone on. */
export const more: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: calc(50% - var(--fr-control) / 2);
    inset-inline-end: 14px;
    background: var(--fr-surface-raised);
    opacity: 0;

    .${root}:hover > &,
    .${root}:focus-within > &,
    &[aria-expanded='true'] {
      opacity: 1;
    }

    @media (hover: none) {
      display: none;
    }
  }
`;
