import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 4px;
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.125rem;
  }
`;

export const action: string = css`
  @layer fr.kit {
    position: relative;
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--fr-weight-strong);
    text-underline-offset: 2px;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }

    /* A small word, but a target large enough for a finger. */
    &::after {
      content: '';
      position: absolute;
      inset: -6px -4px;
    }

    @media (pointer: coarse) {
      &::after {
        inset: -14px -8px;
      }
    }
  }
`;

export const pulse: string = css`
  @layer fr.kit {
    animation: fr-translation-pulse 1.2s ease-in-out infinite alternate;

    @keyframes fr-translation-pulse {
      from {
        opacity: 0.65;
      }
      to {
        opacity: 1;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;
