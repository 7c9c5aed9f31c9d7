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
    --track: linear-gradient(to right, var(--fr-primary) var(--done), var(--fr-border-strong) var(--done));

    appearance: none;
    inline-size: 100%;
    block-size: 2rem;
    margin: 0;
    border-radius: var(--fr-radius-small);
    background: transparent;
    cursor: pointer;

    &:dir(rtl) {
      --track: linear-gradient(to left, var(--fr-primary) var(--done), var(--fr-border-strong) var(--done));
    }

    &::-webkit-slider-runnable-track {
      block-size: 4px;
      border-radius: var(--fr-radius-full);
      background: var(--track);
    }

    &::-moz-range-track {
      block-size: 4px;
      border-radius: var(--fr-radius-full);
      background: var(--track);
    }

    &::-webkit-slider-thumb {
      appearance: none;
      inline-size: 18px;
      block-size: 18px;
      margin-block-start: -7px;
      border: 2px solid var(--fr-primary);
      border-radius: 50%;
      background: var(--fr-surface-raised);
    }

    &::-moz-range-thumb {
      box-sizing: border-box;
      inline-size: 18px;
      block-size: 18px;
      border: 2px solid var(--fr-primary);
      border-radius: 50%;
      background: var(--fr-surface-raised);
    }

    @media (forced-colors: active) {
      appearance: auto;
    }

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
