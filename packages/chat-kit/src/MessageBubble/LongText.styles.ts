import { css } from '@linaria/core';

export const cut: string = css`
  @layer fr.kit {
    overflow: hidden;
    mask-image: linear-gradient(to bottom, #000 calc(100% - 4lh), transparent);
  }
`;

export const more: string = css`
  @layer fr.kit {
    padding: 2px 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: var(--on-bubble-link);
    font: inherit;
    font-weight: var(--fr-weight-medium);
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }
  }
`;
