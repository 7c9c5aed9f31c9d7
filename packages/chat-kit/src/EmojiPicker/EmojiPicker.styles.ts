import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

export const root: string = css`
  @layer fr.kit {
    --emoji-cell: 2.5rem;

    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;

    @media (pointer: coarse) {
      --emoji-cell: 2.75rem;
    }
  }
`;

export const state: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    place-items: center;
  }
`;

export const top: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    gap: 8px;
    padding: 12px 12px 4px;
  }
`;

export const search: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const tone: string = css`
  @layer fr.kit {
    flex: none;
    inline-size: calc(var(--fr-control) + 1rem);
    block-size: var(--fr-control);
    padding-inline: 4px;
    border: 1px solid transparent;
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-active);
    color: var(--fr-text);
    font: inherit;
    font-size: 1rem;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const groups: string = css`
  @layer fr.kit {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;

    & > [role='tablist'] {
      flex: none;
      padding-inline: 8px;
      gap: 0;
    }

    & [role='tab'] {
      padding-inline: 0;
      min-inline-size: 2rem;
    }

    & > [role='tabpanel']:not([hidden]) {
      flex: 1;
      padding: 8px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;

export const found: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    padding: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/* Other fonts draw many emoji too, without colour. */
export const emoji: string = css`
  @layer fr.kit {
    font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', var(--fr-font);
    font-size: 1.625rem;
    line-height: 1;
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 32px;
    color: var(--fr-text-muted);
    text-align: center;

    &:empty {
      ${emptyRegion}
    }
  }
`;
