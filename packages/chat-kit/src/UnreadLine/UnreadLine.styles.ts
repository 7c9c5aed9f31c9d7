import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-block: 10px;
    color: var(--fr-primary-text);
    font-size: var(--fr-text-caption);
    line-height: 1.25rem;
    font-weight: var(--fr-weight-strong);

    &::before,
    &::after {
      content: '';
      flex: 1;
      block-size: 1px;
      background: currentColor;
      opacity: 0.3;
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    padding-inline: 8px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-chat-pill, transparent);
  }
`;
