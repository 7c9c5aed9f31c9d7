import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    min-inline-size: min(240px, 100%);
    padding-block: 4px;
    border-radius: 10px;
    color: inherit;
    text-decoration: none;

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 2px;
    }

    /* A button in the colours of the bubble. */
    & > button {
      border-color: transparent;
      background: color-mix(in srgb, var(--on-bubble) 9%, transparent);
      color: var(--on-bubble);

      &:hover,
      &:active {
        background: color-mix(in srgb, var(--on-bubble) 12%, transparent);
      }

      &:focus-visible {
        outline-color: currentColor;
      }
    }
  }
`;

/* A piece of a map without a map: streets drawn by gradients. */
export const map: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border-radius: 10px;
    color: var(--on-bubble);
    background:
      linear-gradient(115deg, transparent 46%, color-mix(in srgb, var(--on-bubble) 22%, transparent) 46% 54%, transparent 54%),
      linear-gradient(25deg, transparent 60%, color-mix(in srgb, var(--on-bubble) 16%, transparent) 60% 65%, transparent 65%),
      color-mix(in srgb, var(--on-bubble) 10%, transparent);
  }
`;

/* Beside a conversation of 320 pixels the button goes below, rather than that a name breaks within words. */
export const words: string = css`
  @layer fr.kit {
    flex: 1 1 4.5rem;
    display: grid;
    min-inline-size: 0;
  }
`;

export const title: string = css`
  @layer fr.kit {
    overflow-y: clip;
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const more: string = css`
  @layer fr.kit {
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
