import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    gap: 2px;
    margin: 0 -4px 4px;
    padding: 0;
    list-style: none;
  }
`;

export const file: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 48px;
    padding: 4px;
    border-radius: 10px;
    color: inherit;
    text-decoration: none;

    &:hover {
      background: color-mix(in srgb, var(--on-bubble) 8%, transparent);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
    }
  }
`;

export const icon: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--on-bubble) 12%, transparent);
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: grid;
    min-inline-size: 0;
  }
`;

export const name: string = css`
  @layer fr.kit {
    overflow-y: clip;
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const size: string = css`
  @layer fr.kit {
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
