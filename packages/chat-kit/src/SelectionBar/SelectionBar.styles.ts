import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    padding: 8px 12px;
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const count: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    padding-inline: 8px;
    font-weight: var(--fr-weight-medium);
  }
`;
