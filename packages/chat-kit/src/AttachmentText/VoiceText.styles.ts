import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    gap: 2px;
    max-inline-size: 300px;
    padding-inline: var(--fr-space-2);
    padding-block-end: var(--fr-space-1);
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-caption);
  }
`;

export const toggle: string = css`
  @layer fr.kit {
    justify-self: start;
  }
`;

export const words: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--on-bubble);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const second: string = css`
  @layer fr.kit {
    margin: 0;
    padding-block-start: 2px;
    border-block-start: 1px solid currentColor;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
