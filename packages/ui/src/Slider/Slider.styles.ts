import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const head: string = css`
  @layer fr.ui {
    display: flex;
    justify-content: space-between;
    gap: var(--fr-space-3);
  }
`;

export const root: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    gap: 2px;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const output: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: var(--fr-weight-regular);
  }
`;

export const input: string = css`
  @layer fr.ui {
    inline-size: 100%;
    block-size: 2rem;
    margin: 0;
    border-radius: var(--fr-radius-small);
    background: transparent;
    accent-color: var(--fr-primary);
    cursor: pointer;

    @media (pointer: coarse) {
      block-size: 2.75rem;
    }

    &:focus-visible {
      ${focusRing}
    }

    &:disabled {
      cursor: not-allowed;
    }
  }
`;
