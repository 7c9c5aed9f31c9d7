import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-4);
  }
`;

export const note: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    overflow-wrap: anywhere;
  }
`;
