import { css } from '@linaria/core';
import { cutLine, cutWords } from '../tokens/cutLine.ts';

export const root: string = css`
  @layer fr.kit {
    flex: none;
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline-end: 12px;
    border-block-end: 1px solid var(--fr-border);
    background: var(--fr-surface);
    color: var(--fr-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const message: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    gap: 10px;
    padding-block: 6px;
    padding-inline: 16px 0;
    border: 0;
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

/** One stroke for each pinned message; that of the shown one stands out. */
export const places: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 2px;
    inline-size: 3px;

    & > span {
      flex: 1;
      border-radius: var(--fr-radius-full);
      background: var(--fr-border-strong);

      &[data-shown] {
        background: var(--fr-primary);
      }
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const title: string = css`
  @layer fr.kit {
    display: flex;
    gap: 8px;
    color: var(--fr-primary-text);
    font-weight: var(--fr-weight-strong);
  }
`;

export const cut: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    ${cutWords}
  }
`;

export const place: string = css`
  @layer fr.kit {
    flex: none;
    color: var(--fr-text-muted);
    font-weight: var(--fr-weight-regular, 400);
    font-variant-numeric: tabular-nums;
  }
`;

export const what: string = css`
  @layer fr.kit {
    display: block;
    margin-block: -3px;
    padding-block: 3px;
    ${cutLine}
  }
`;
