import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);
    min-inline-size: 0;
    font-family: var(--fr-font);
  }
`;

export const label: string = css`
  @layer fr.ui {
    color: var(--fr-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
    margin-block-end: 2px;
  }
`;

export const hint: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const error: string = css`
  @layer fr.ui {
    display: flex;
    gap: 6px;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:empty {
      display: none;
    }

    & > svg {
      margin-block-start: 1px;
    }
  }
`;
