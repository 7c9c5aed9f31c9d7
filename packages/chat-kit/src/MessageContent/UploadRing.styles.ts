import { css } from '@linaria/core';

/* On pictures it has a ground of its own; beside a name it takes the colours of the bubble. */
export const root: string = css`
  @layer fr.kit {
    border-radius: var(--fr-radius-full);

    &[data-size='medium'] {
      background: var(--fr-surface);
    }

    &[data-size='small'] {
      color: inherit;
    }

    &[data-size='small'] circle:first-child {
      stroke: color-mix(in srgb, currentColor 25%, transparent);
    }
  }
`;

export const cancel: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 76%;
    block-size: 76%;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: none;
    color: var(--fr-text);
    cursor: pointer;

    [data-size='small'] > & {
      color: inherit;
    }

    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
    }

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -10px;
      }
    }
  }
`;
