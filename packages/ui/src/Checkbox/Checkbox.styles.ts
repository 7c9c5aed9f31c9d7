import { css } from '@linaria/core';

export const input: string = css`
  @layer fr.ui {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.125rem;
    border: 1.5px solid var(--fr-border-strong);
    border-radius: 5px;
    background: var(--fr-surface) center / 0.875rem no-repeat;
    transition: background-color var(--fr-motion-fast) var(--fr-ease);

    @media (pointer: coarse) {
      margin: 0;
    }

    &:hover {
      border-color: var(--fr-primary);
    }

    &[aria-invalid='true'] {
      border-color: var(--fr-block);
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

    &:disabled {
      border-color: var(--fr-disabled);
      background-color: var(--fr-disabled-soft);
    }

    &:is(:checked, :indeterminate):disabled {
      background-color: var(--fr-disabled);
    }

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;
