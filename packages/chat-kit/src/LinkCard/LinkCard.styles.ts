import { css } from '@linaria/core';
import { cutLine } from '../tokens/cutLine.ts';

/* Three lines high, whatever it says: a list must not move when a picture comes. */
export const root: string = css`
  @layer fr.kit {
    display: flex;
    overflow: hidden;
    inline-size: 20rem;
    max-inline-size: 100%;
    block-size: calc(3lh + 16px);
    border-radius: 10px;
    background: color-mix(in srgb, var(--on-bubble, var(--fr-text)) 8%, transparent);
    color: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-decoration: none;
    white-space: normal;

    &:hover {
      background: color-mix(in srgb, var(--on-bubble, var(--fr-text)) 12%, transparent);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

export const picture: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    block-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    background: color-mix(in srgb, var(--on-bubble, var(--fr-text)) 8%, transparent);

    & > svg {
      inline-size: 24px;
      block-size: 24px;
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-inline-size: 0;
    padding-inline: 12px;
  }
`;

export const title: string = css`
  @layer fr.kit {
    font-weight: var(--fr-weight-medium);
    ${cutLine}
  }
`;

export const more: string = css`
  @layer fr.kit {
    color: var(--on-bubble-muted, var(--fr-text-muted));
    ${cutLine}
  }
`;
