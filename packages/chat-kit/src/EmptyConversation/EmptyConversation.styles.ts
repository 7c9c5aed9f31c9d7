import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    max-inline-size: 22rem;
    padding: 24px;
    border-radius: 24px;
    background: var(--fr-chat-pill, transparent);
    text-align: center;
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin: -8px 0 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-wrap: balance;
  }
`;
