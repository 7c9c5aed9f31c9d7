import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: inline-flex;
    align-items: center;
    gap: var(--fr-space-2);
    margin-inline-start: auto;
    color: var(--fr-text-muted);
  }
`;

export const select: string = css`
  @layer fr.app {
    min-block-size: 2.75rem;
    padding-inline: var(--fr-space-1);
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text);
    font: inherit;
    font-size: var(--fr-text-small);
    /* As wide as the chosen name, where the browser can. */
    field-sizing: content;
    cursor: pointer;

    & option {
      background: var(--fr-surface);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;
