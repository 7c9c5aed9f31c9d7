import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    position: relative;
    display: flex;
    gap: var(--fr-space-2);
    direction: ltr;
  }
`;

/* The one real field lies over the cells; its text is seen in them, its own is transparent. */
export const input: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    font-size: 1rem;
    letter-spacing: 2.4rem;
    cursor: text;

    &::selection {
      background: transparent;
      color: transparent;
    }

    &:disabled {
      cursor: not-allowed;
    }
  }
`;

export const cell: string = css`
  @layer fr.ui {
    display: grid;
    flex: 1;
    place-items: center;
    min-inline-size: 0;
    max-inline-size: 3.25rem;
    block-size: var(--fr-control-large);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-medium);
    font-variant-numeric: tabular-nums;

    input:focus ~ &[data-state='current'] {
      border-color: var(--fr-focus);
      outline: 1px solid var(--fr-focus);
    }

    input:focus ~ &[data-state='current']:empty::after {
      content: '';
      inline-size: 1.5px;
      block-size: 1.375rem;
      background: var(--fr-text);
      animation: blink 1.1s steps(1) infinite;

      @media (prefers-reduced-motion: reduce) {
        animation: none;
      }
    }

    input[aria-invalid='true'] ~ & {
      border-color: var(--fr-block);
    }

    input[readonly] ~ & {
      border-color: var(--fr-border);
      background: var(--fr-surface-sunken);
    }

    input:disabled ~ & {
      border-color: var(--fr-border);
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
    }

    @keyframes blink {
      50% {
        opacity: 0;
      }
    }
  }
`;
