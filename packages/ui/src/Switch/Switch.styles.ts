import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fr-space-3);
    min-block-size: var(--fr-control);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    cursor: pointer;

    &:has(input:disabled) {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const input: string = css`
  @layer fr.ui {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 2.25rem;
    block-size: 1.25rem;
    margin: 0;
    border-radius: var(--fr-radius-full);
    background: var(--fr-border-strong);
    cursor: inherit;
    transition: background-color var(--fr-motion) var(--fr-ease);

    &::before {
      content: '';
      position: absolute;
      inset-block-start: 2px;
      inset-inline-start: 2px;
      inline-size: 1rem;
      block-size: 1rem;
      border-radius: 50%;
      background: #fff;
      transition: transform var(--fr-motion) var(--fr-ease);
    }

    &:checked {
      background: var(--fr-primary);
    }

    &:checked::before {
      transform: translateX(1rem);
    }

    &:checked:dir(rtl)::before {
      transform: translateX(-1rem);
    }

    &:focus-visible {
      ${focusRing}
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
