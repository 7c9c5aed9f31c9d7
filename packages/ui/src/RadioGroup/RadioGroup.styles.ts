import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-family: var(--fr-font);
  }
`;

export const options: string = css`
  @layer fr.ui {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fr-space-5);

    &[data-orientation='vertical'] {
      flex-direction: column;
    }
  }
`;

export const input: string = css`
  @layer fr.ui {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.125rem;
    border: 1.5px solid var(--fr-border-strong);
    border-radius: 50%;
    background: var(--fr-surface);
    transition: border-width var(--fr-motion-fast) var(--fr-ease);

    @media (pointer: coarse) {
      margin: 0;
    }

    &:hover {
      border-color: var(--fr-primary);
    }

    [aria-invalid='true'] & {
      border-color: var(--fr-block);
    }

    &:checked {
      border-color: var(--fr-primary);
      border-width: 0.34rem;
    }

    &:disabled {
      border-color: var(--fr-disabled);
      background: var(--fr-disabled-soft);
    }

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;

export const hint: string = css`
  @layer fr.ui {
    display: block;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    :disabled + * > & {
      color: inherit;
    }
  }
`;

/* Room for the focus ring, which a scrolling box would cut. */
export const chips: string = css`
  @layer fr.ui {
    display: flex;
    gap: var(--fr-space-2);
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;

    legend:has(+ &) {
      margin-block-end: 0;
    }
  }
`;

export const chip: string = css`
  @layer fr.ui {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 2rem;
    padding-inline: var(--fr-space-3);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
    white-space: nowrap;
    cursor: pointer;

    @media (pointer: coarse) {
      min-block-size: 2.75rem;
    }

    &:hover {
      background: var(--fr-surface-hover);
      color: var(--fr-text);
    }

    &:has(:checked) {
      border-color: transparent;
      background: var(--fr-primary-soft);
      color: var(--fr-on-primary-soft);

      @media (forced-colors: active) {
        border-color: Highlight;
        outline: 1px solid Highlight;
      }
    }

    &:has(:focus-visible) {
      ${focusRing}
    }

    &:has(:disabled) {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }
  }
`;

/* Over the whole pill, so that touch and screen readers find it there. */
export const chipInput: string = css`
  @layer fr.ui {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    outline: none;
    cursor: inherit;
  }
`;
