import { css } from '@linaria/core';

export const problem: string = css`
  @layer fr.kit {
    color: var(--fr-block-text);
  }
`;

export const mark: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-inline-size: 2.75rem;
    min-block-size: 2rem;
    border-radius: var(--fr-radius-full);
    color: var(--fr-primary-text);
    font-size: var(--fr-text-small);
    line-height: 1.25rem;
    font-weight: var(--fr-weight-medium);

    &[data-state='sent'] {
      padding-inline: 10px 12px;
      background: var(--fr-accept);
      color: var(--fr-on-accept);
    }

    &[data-state='failed'] {
      color: var(--fr-block-text);
    }
  }
`;
