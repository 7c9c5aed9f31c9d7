import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;

    & > [role='tabpanel'] {
      flex: 1;
      overflow-y: auto;
    }

    & > [role='tabpanel'][hidden] {
      display: none;
    }
  }
`;

export const gallery: string = css`
  @layer fr.kit {
    block-size: 100%;
  }
`;

export const scroller: string = css`
  @layer fr.kit {
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

export const grid: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3px;
    padding-block-start: 3px;

    & > * {
      aspect-ratio: 1;
    }
  }
`;

export const tile: string = css`
  @layer fr.kit {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: var(--fr-surface-sunken);
    color: inherit;
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    & :is(img, video) {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }

    /* Over the picture, in two colours: one of them is seen on any ground. */
    &:focus-visible {
      outline: 0;
    }

    &:focus-visible::after {
      content: '';
      position: absolute;
      inset: 0;
      border: var(--fr-focus-width) solid var(--fr-focus);
      box-shadow: inset 0 0 0 2px var(--fr-surface);
    }
  }
`;

export const fileRow: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    padding-inline-end: 4px;
  }
`;

export const file: string = css`
  @layer fr.kit {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
    min-block-size: 56px;
    padding: 6px 8px;
    border-radius: var(--fr-radius-control);
    color: var(--fr-text);
    text-decoration: none;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

export const fileIcon: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--fr-radius-control);
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
  }
`;

export const fileWords: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    /* A long name is cut, not a reason to be wider. */
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
`;

/* At the start of the line, and cut at its own end, whichever way it is written. */
export const fileName: string = css`
  @layer fr.kit {
    display: flex;
    font-weight: var(--fr-weight-medium);
    white-space: nowrap;

    & > bdi {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

export const fileFacts: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const fileDownload: string = css`
  @layer fr.kit {
    flex: none;
    color: var(--fr-text-muted);
  }
`;

export const skeleton: string = css`
  @layer fr.kit {
    display: grid;
    gap: 3px;
    padding-block-start: 3px;

    &[data-type='media'] {
      grid-template-columns: repeat(3, 1fr);
    }

    &[data-type='media'] > [aria-hidden] {
      block-size: auto;
      border-radius: 0;
      aspect-ratio: 1;
    }

    &[data-type='file'] {
      gap: 8px;
      padding: 8px;
    }

    &[data-type='file'] > [aria-hidden] {
      block-size: 48px;
    }
  }
`;

export const empty: string = css`
  @layer fr.kit {
    padding-block: 64px;
    padding-inline: 24px;
  }
`;

export const end: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    padding: 16px;
  }
`;

export const endReason: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
  }
`;

export const caption: string = css`
  @layer fr.kit {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
  }
`;
