import { css } from '@linaria/core';

export const select: string = css`
  @layer fr.ui {
    appearance: none;
    flex: 1;
    min-inline-size: 0;
    margin-inline: calc(-1 * var(--fr-field-pad));
    padding-block: var(--fr-row-pad);
    padding-inline: var(--fr-field-pad) 2.25rem;
    border: 0;
    outline: 0;
    background: transparent;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-overflow: ellipsis;
    cursor: pointer;

    &[data-state='empty'] {
      color: var(--fr-text-muted);
    }

    &:disabled {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
      opacity: 1;
    }

    & > option {
      background: var(--fr-surface-raised);
      color: var(--fr-text);
    }
  }
`;

export const box: string = css`
  @layer fr.ui {
    &:has(select:disabled) {
      border-color: var(--fr-border);
      background: var(--fr-disabled-soft);
    }
  }
`;

export const chevron: string = css`
  @layer fr.ui {
    margin-inline-start: -1rem;
    pointer-events: none;
  }
`;
