import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 4px;
    overflow: hidden;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface-active);
    color: var(--fr-primary);

    &::-webkit-progress-bar {
      background: transparent;
    }

    &::-webkit-progress-value {
      border-radius: var(--fr-radius-full);
      background: currentcolor;
    }

    &::-moz-progress-bar {
      border-radius: var(--fr-radius-full);
      background: currentcolor;
    }

    &[data-tone='success'] {
      color: var(--fr-accept);
    }

    &[data-tone='error'] {
      color: var(--fr-block);
    }

    &:indeterminate {
      background: linear-gradient(currentcolor, currentcolor) 0 / 40% 100% no-repeat var(--fr-surface-active);
      animation: travel 1.4s ease-in-out infinite alternate;
    }

    @media (prefers-reduced-motion: reduce) {
      &:indeterminate {
        background-position: 50%;
        animation: none;
      }
    }

    @keyframes travel {
      to {
        background-position: 100%;
      }
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
