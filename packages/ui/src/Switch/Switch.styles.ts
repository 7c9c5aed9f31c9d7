import { css } from '@linaria/core';

export const input: string = css`
  @layer fr.ui {
    position: relative;
    inline-size: 2.25rem;
    block-size: 1.25rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-border-strong);
    transition: background-color var(--fr-motion) var(--fr-ease);

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 0.125rem;
      inset-inline-start: 0.125rem;
      inline-size: 1rem;
      block-size: 1rem;
      border-radius: 50%;
      background: #fff;
      transition: inset-inline-start var(--fr-motion) var(--fr-ease);
    }

    &:checked {
      background: var(--fr-primary);
    }

    &:checked::before {
      inset-inline-start: 1.125rem;
    }

    &:disabled {
      opacity: 0.5;
    }

    @media (forced-colors: active) {
      border: 1px solid ButtonText;

      &::before {
        background: ButtonText;
      }

      &:checked::before {
        background: Highlight;
      }
    }
  }
`;
