import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    margin-block: var(--fr-space-4);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;

    &::before,
    &::after {
      content: '';
      flex: 1 0 1.5rem;
      border-block-start: 1px solid var(--fr-border);
    }

    &:empty {
      gap: 0;
    }
  }
`;
