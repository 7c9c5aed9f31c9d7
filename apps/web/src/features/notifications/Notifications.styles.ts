import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const head: string = css`
  @layer fr.app {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 40px;
    padding: 12px 16px;
  }
`;

export const title: string = css`
  @layer fr.app {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const rows: string = css`
  @layer fr.app {
    flex: 1;
    min-block-size: 0;
    margin: 0;
    padding: 0 8px 8px;
    overflow-y: auto;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--fr-border-strong) transparent;

    & > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 4rem;
    }
  }
`;

export const row: string = css`
  @layer fr.app {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 4rem;
    padding: 8px;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

export const face: string = css`
  @layer fr.app {
    position: relative;
    flex: none;
    display: flex;
  }
`;

export const kind: string = css`
  @layer fr.app {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -6px;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid var(--fr-surface);
    border-radius: 50%;
    background: var(--fr-primary);
    color: var(--fr-on-primary);

    & svg {
      inline-size: 12px;
      block-size: 12px;
    }

    &[data-kind='missed-call'] {
      background: var(--fr-block);
      color: var(--fr-on-block);
    }
  }
`;

export const words: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 2px;
    min-inline-size: 0;
  }
`;

export const text: string = css`
  @layer fr.app {
    overflow-wrap: anywhere;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    [data-unread] & {
      font-weight: var(--fr-weight-medium);
    }
  }
`;

export const date: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const dot: string = css`
  @layer fr.app {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--fr-primary);
  }
`;

export const skeletonRow: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 4rem;
    padding-inline: 16px;
  }
`;

export const skeletonWords: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    gap: 8px;
  }
`;

export const empty: string = css`
  @layer fr.app {
    padding: 32px 24px;
  }
`;
