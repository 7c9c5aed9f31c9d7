import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const input: string = css`
  @layer fr.ui {
    --track: linear-gradient(
      to var(--end, right),
      var(--fr-primary) var(--done),
      var(--fr-border-strong) var(--done)
    );

    appearance: none;
    inline-size: 100%;
    block-size: 2rem;
    margin: 0;
    border-radius: var(--fr-radius-small);
    background: transparent;
    cursor: pointer;

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
      inline-size: 1.125rem;
      block-size: 1.125rem;
      margin-block-start: calc(2px - 0.5625rem);
      border: 2px solid var(--fr-primary);
      border-radius: 50%;
      background: var(--fr-surface-raised);
    }

    &::-moz-range-thumb {
      box-sizing: border-box;
      inline-size: 1.125rem;
      block-size: 1.125rem;
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

    &[aria-readonly='true'] {
      cursor: default;
    }

    &:disabled {
      --track: var(--fr-disabled);

      cursor: not-allowed;
    }

    &:disabled::-webkit-slider-thumb {
      border-color: var(--fr-disabled);
    }

    &:disabled::-moz-range-thumb {
      border-color: var(--fr-disabled);
    }
  }
`;
