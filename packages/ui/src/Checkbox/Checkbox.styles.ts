import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    display: inline-flex;
    align-items: flex-start;
    gap: 10px;
    padding-block: var(--fr-space-1);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    cursor: pointer;

    @media (pointer: coarse) {
      min-block-size: 2.75rem;
      align-items: center;
    }

    &:has(input:disabled) {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

export const input: string = css`
  @layer fr.ui {
    appearance: none;
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 2px 0 0;
    border: 1.5px solid var(--fr-border-strong);
    border-radius: 5px;
    background: var(--fr-surface) center / 0.875rem no-repeat;
    cursor: inherit;
    transition: background-color var(--fr-motion-fast) var(--fr-ease);

    @media (pointer: coarse) {
      margin: 0;
    }

    &:hover {
      border-color: var(--fr-primary);
    }

    &:checked,
    &:indeterminate {
      border-color: var(--fr-primary);
      background-color: var(--fr-primary);
    }

    &:checked {
      background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E");
    }

    &:indeterminate {
      background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='%23fff' stroke-width='2.4' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E");
    }

    &:focus-visible {
      ${focusRing}
    }

    &[aria-invalid='true'] {
      border-color: var(--fr-block);
    }

    &:disabled {
      border-color: var(--fr-disabled);
      background-color: var(--fr-disabled-soft);
    }

    &:checked:disabled {
      background-color: var(--fr-disabled);
    }

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
