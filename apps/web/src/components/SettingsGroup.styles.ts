import { css } from '@linaria/core';

export const group: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);

    & + & {
      padding-block-start: var(--fr-space-5);
      border-block-start: 1px solid var(--fr-border);
    }
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: 600;
  }
`;
