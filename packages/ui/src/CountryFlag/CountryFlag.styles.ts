import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    position: relative;
    display: inline-block;
    flex: none;
    inline-size: 1.375rem;
    block-size: calc(1.375rem * 2 / 3);
    overflow: hidden;
    border-radius: 3px;
    background: var(--fr-surface-active);
    vertical-align: -0.1em;

    /* A hairline, so that white flags have an edge. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      box-shadow: inset 0 0 0 1px rgb(0 0 0 / 12%);
    }

    &[data-size='large'] {
      inline-size: 2rem;
      block-size: calc(2rem * 2 / 3);
    }
  }
`;

export const image: string = css`
  @layer fr.ui {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
