import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: center;
    margin: 0;
    padding-block: 14px 8px;
  }
`;

export const pill: string = css`
  @layer fr.kit {
    padding: 3px 12px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-chat-pill, var(--fr-surface-sunken));
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.25rem;
    font-weight: var(--fr-weight-medium);
  }
`;
