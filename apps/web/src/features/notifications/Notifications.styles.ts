import { css } from '@linaria/core';

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

export const rows: string = css`
  @layer fr.app {
    flex: 1;
    margin: 0;
    padding: 0 8px 8px;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';

    & > li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 4rem;
    }
  }
`;

export const row: string = css`
  @layer fr.app {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 4rem;
    padding: 8px;
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
