import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-transcript-muted, var(--fr-text-muted));
    font-family: var(--fr-font);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
  }
`;
