import { css } from '@linaria/core';

/* Overlaps the bubble's lower edge a little, as a stamp does. */
export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: -4px 8px 2px;
    padding: 0;
    list-style: none;
    position: relative;
  }
`;

export const chip: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 32px;
    min-block-size: 24px;
    padding-inline: 6px;
    justify-content: center;
    border: 1px solid var(--fr-border);
    border-radius: 12px;
    background: var(--fr-surface-raised);
    color: var(--fr-text);
    font-size: var(--fr-text-small);
    line-height: 1;
    cursor: pointer;

    &[aria-pressed='true'] {
      border-color: var(--fr-primary);
      background: var(--fr-primary-soft);
      color: var(--fr-on-primary-soft);
    }

    &:disabled {
      cursor: default;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 1px;
    }

    @media (pointer: coarse) {
      min-block-size: 32px;
      min-inline-size: 40px;
    }
  }
`;

export const count: string = css`
  @layer fr.kit {
    font-variant-numeric: tabular-nums;
    font-weight: var(--fr-weight-medium);
  }
`;
