import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    /* Not a share of the bubble: a long option would make that as wide as it can be. */
    inline-size: 340px;
    max-inline-size: 100%;
    padding-block-start: 2px;
  }
`;

export const question: string = css`
  @layer fr.kit {
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin-block-end: 4px;
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const options: string = css`
  @layer fr.kit {
    display: grid;
  }
`;

/* The whole row is the target: words and result beside the button, the bar under both. */
export const option: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2px 8px;
    margin-inline: -6px;
    padding: 6px;
    border-radius: 8px;
    cursor: pointer;

    &:hover {
      background: color-mix(in srgb, var(--on-bubble) 7%, transparent);
    }

    &[data-disabled] {
      background: none;
      cursor: default;
    }

    &[data-leading] {
      font-weight: var(--fr-weight-medium);
    }
  }
`;

export const input: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    align-self: start;
    margin-block-start: 2px;
    appearance: none;
    /* In the colours of the bubble: those of the browser can hardly be seen on a bubble of one's own in the dark. */
    border: 1.5px solid var(--on-bubble-muted);
    border-radius: 5px;
    background: transparent;
    cursor: inherit;

    &[type='radio'] {
      border-radius: 50%;
    }

    &:checked {
      border-color: var(--on-bubble);
      background: var(--on-bubble);
    }

    &[type='radio']:checked {
      box-shadow: inset 0 0 0 3px var(--bubble);
    }

    &[type='checkbox']:checked::before {
      content: '';
      display: block;
      block-size: 100%;
      background: var(--bubble);
      clip-path: polygon(17% 47%, 8% 57%, 40% 88%, 93% 26%, 83% 16%, 39% 68%);
    }

    @media (forced-colors: active) {
      appearance: auto;

      &::before {
        display: none;
      }
    }

    /* Nobody can press it: a mark says what was chosen. */
    &:disabled {
      opacity: 0;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 2px;
    }
  }
`;

export const mark: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    align-self: start;
    margin-block-start: 3px;
  }
`;

export const optionWords: string = css`
  @layer fr.kit {
    justify-self: start;
    overflow-wrap: anywhere;
  }
`;

export const result: string = css`
  @layer fr.kit {
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const track: string = css`
  @layer fr.kit {
    grid-column: 2 / -1;
    block-size: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--on-bubble) 16%, transparent);
    overflow: hidden;

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const bar: string = css`
  @layer fr.kit {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--on-bubble);
    transition: inline-size 200ms;

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

export const facts: string = css`
  @layer fr.kit {
    margin-block-start: 4px;
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 6px;

    &:empty {
      display: none;
    }
  }
`;

/* A button in the colours of the bubble. */
export const button: string = css`
  @layer fr.kit {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 0;
    border-radius: 16px;
    background: color-mix(in srgb, var(--on-bubble) 9%, transparent);
    color: var(--on-bubble);
    font: inherit;
    font-size: var(--fr-text-small);
    font-weight: var(--fr-weight-medium);
    cursor: pointer;

    &:hover,
    &:active {
      background: color-mix(in srgb, var(--on-bubble) 14%, transparent);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 2px;
    }
  }
`;
