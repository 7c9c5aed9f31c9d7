import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 8px 4px;
    padding-inline: 16px 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--fr-primary);
  }
`;

export const who: string = css`
  @layer fr.kit {
    display: block;
    margin-block: -3px;
    padding-block: 3px;
    overflow-y: clip;
    color: var(--fr-primary-text);
    font-weight: var(--fr-weight-strong);
  }
`;

export const what: string = css`
  @layer fr.kit {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
