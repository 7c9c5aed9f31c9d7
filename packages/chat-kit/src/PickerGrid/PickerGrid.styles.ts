import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    margin: 0;
    padding: 0;
    border: 0;
    grid-template-columns: repeat(auto-fill, minmax(var(--cell), 1fr));
    align-content: start;
    min-inline-size: 0;

    & > button {
      display: grid;
      place-items: center;
      aspect-ratio: 1;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      border-radius: var(--fr-radius-control);
      background: none;
      color: var(--fr-text);
      font: inherit;
      cursor: pointer;
      -webkit-tap-highlight-color: transparent;

      &:hover {
        background: var(--fr-surface-hover);
      }

      &:active {
        background: var(--fr-surface-active);
      }

      &:focus-visible {
        outline: var(--fr-focus-width) solid var(--fr-focus);
        outline-offset: -2px;
      }
    }
  }
`;
