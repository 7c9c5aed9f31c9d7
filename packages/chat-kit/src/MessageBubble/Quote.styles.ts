import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 100%;
    margin-block: 2px 6px;
    padding: 5px 10px;
    border: 0;
    border-inline-start: 3px solid var(--on-bubble-mark);
    border-radius: var(--fr-radius-control);
    background: color-mix(in srgb, var(--on-bubble) 6%, transparent);
    color: inherit;
    font: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: start;
    cursor: pointer;

    &:hover {
      background: color-mix(in srgb, var(--on-bubble) 10%, transparent);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }
  }
`;

export const author: string = css`
  @layer fr.kit {
    display: block;
    margin-block: -3px;
    padding-block: 3px;
    overflow-y: clip;
    font-weight: var(--fr-weight-strong);
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;
