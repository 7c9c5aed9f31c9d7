import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    -webkit-touch-callout: none;

    /* Words of the other direction begin where the button stands. */
    @media (hover: hover) {
      &:hover [data-fr-part='row-preview']:last-child,
      &:focus-within [data-fr-part='row-preview']:last-child {
        padding-inline-end: 36px;
      }
    }
  }
`;

/* It covers the count, which is there again when the mouse has gone on. */
export const more: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 5px;
    inset-inline-end: 14px;
    background: var(--fr-surface-raised);
    opacity: 0;

    .${root}:hover > &,
    &:focus-visible,
    &[aria-expanded='true'] {
      opacity: 1;
    }

    @media (hover: none) {
      display: none;
    }
  }
`;
