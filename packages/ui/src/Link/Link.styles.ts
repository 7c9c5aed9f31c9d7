import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: var(--fr-primary-text);
    font: inherit;
    font-weight: var(--fr-weight-medium);
    text-align: start;
    overflow-wrap: anywhere;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;

    &:hover {
      text-decoration-color: currentcolor;
    }

    &:focus-visible {
      ${focusRing}
    }

    &[data-quiet] {
      color: inherit;
      font-weight: inherit;
    }
  }
`;
