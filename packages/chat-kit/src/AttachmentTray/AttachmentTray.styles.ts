import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    gap: 12px;
    margin: 0;
    /* Room for the buttons that stand out of the thumbnails. */
    padding: 12px 20px 4px;
    list-style: none;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
  }
`;

export const item: string = css`
  @layer fr.kit {
    position: relative;
    flex: none;
    display: grid;
    align-content: start;
    inline-size: 5.25rem;

    &[data-state='lifted'] {
      z-index: 1;
    }
  }
`;

export const handle: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    /* A tall picture would heighten the row, and be cut at its end instead of at both. */
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    inline-size: 100%;
    aspect-ratio: 1;
    padding: 0;
    border: 0;
    border-radius: 12px;
    overflow: hidden;
    background: var(--fr-surface-sunken);
    color: var(--fr-text-muted);
    cursor: grab;
    touch-action: manipulation;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
    transition: box-shadow var(--fr-motion-fast) var(--fr-ease);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }

    [data-state='lifted'] > & {
      cursor: grabbing;
      box-shadow: var(--fr-shadow);
    }
  }
`;

export const picture: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    pointer-events: none;
  }
`;

export const play: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const name: string = css`
  @layer fr.kit {
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    margin-block-start: 4px;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

/* Smaller than the name: the unit of a size is a long word in Arabic, and stays on the line. */
export const size: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-small);
    white-space: nowrap;
  }
`;

/* What is said of a picture that is none here. */
export const note: string = css`
  @layer fr.kit {
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    overflow-wrap: anywhere;

    &:empty {
      ${emptyRegion}
    }
  }
`;

export const remove: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: -8px;
    inset-inline-end: -8px;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface);
    color: var(--fr-text);
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 1px;
    }

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -9px;
      }
    }
  }
`;

export const edit: string = css`
  @layer fr.kit {
    position: absolute;
    /* The lower corner of the picture, away from the button that takes it out. */
    inset-block-start: calc(5.25rem - 20px);
    inset-inline-start: -6px;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    padding: 0;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface);
    color: var(--fr-text);
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &[aria-disabled='true'] {
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 1px;
    }

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -9px;
      }
    }
  }
`;
