import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    justify-items: start;
    gap: 4px;
    min-inline-size: 0;
  }
`;

export const words: string = css`
  @layer fr.kit {
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
