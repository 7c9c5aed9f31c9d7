import { css } from '@linaria/core';
import { cutWords } from '../tokens/cutLine.ts';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    block-size: 100%;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: start;
  }
`;

export const head: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 12px 16px;
  }
`;

/** The height of the filters until they have come. */
export const filters: string = css`
  @layer fr.kit {
    block-size: 2rem;

    @media (pointer: coarse) {
      block-size: 2.75rem;
    }
  }
`;

export const titleLine: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 40px;
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const active: string = css`
  @layer fr.kit {
    flex: none;
    padding: 0 8px 8px;
  }
`;

export const activeTitle: string = css`
  @layer fr.kit {
    margin: 0;
    padding-inline: 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.5rem;
    font-weight: var(--fr-weight-medium);
  }
`;

export const activeRow: string = css`
  @layer fr.kit {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    margin: 0;
    padding: 4px;
    list-style: none;
    scrollbar-width: none;
  }
`;

export const activePerson: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    inline-size: 64px;
    padding: 6px 4px;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: var(--fr-text-muted);
    font: inherit;
    font-size: var(--fr-text-caption);
    line-height: 1rem;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }

    & bdi {
      max-inline-size: 100%;
      ${cutWords}
    }
  }
`;

export const scroller: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    /* The list itself keeps the place of the reader. */
    overflow-anchor: none;
    outline: none;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--fr-border-strong) transparent;
  }
`;

export const list: string = css`
  @layer fr.kit {
    margin: 0;
    padding-inline: 0;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
  }
`;

export const item: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    block-size: 4.5rem;
    padding: 2px 8px;
  }
`;

export const row: string = css`
  @layer fr.kit {
    --avatar-ring: var(--fr-surface);

    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 8px 12px;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
      --avatar-ring: var(--fr-surface-hover);
    }

    &[aria-current='true'] {
      background: var(--fr-surface-selected);
      --avatar-ring: var(--fr-surface-selected);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 8px;
    row-gap: 2px;
    align-items: center;
  }
`;

export const name: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    font-size: var(--fr-text-body);
    line-height: 1.375rem;
    font-weight: var(--fr-weight-medium);
    white-space: nowrap;

    [data-unread] > & {
      font-weight: var(--fr-weight-strong);
    }
  }
`;

export const nameText: string = css`
  @layer fr.kit {
    /* The vowel signs of Arabic and Hindi are taller than a line: they have room, what is stacked higher is cut. */
    min-inline-size: 0;
    ${cutWords}
  }
`;

/** What a small picture beside the name says of the conversation. */
export const mark: string = css`
  @layer fr.kit {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: var(--fr-text-muted);

    [aria-current='true'] & {
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const time: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    font-variant-numeric: tabular-nums;
    line-height: 1.375rem;

    [data-unread] > & {
      color: var(--fr-primary-text);
      font-weight: var(--fr-weight-medium);
    }

    [aria-current='true'] & {
      color: var(--fr-on-surface-selected);
    }
  }
`;

/** What is unread, at the end of the second line. */
export const marks: string = css`
  @layer fr.kit {
    justify-self: end;
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

/** As wide as a badge with one digit, so that marks and counts stand below each other. */
export const unreadMark: string = css`
  @layer fr.kit {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-end: 0.25rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary);

    &[data-muted] {
      background: var(--fr-text-muted);
    }
  }
`;

export const archiveRow: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    min-block-size: 3rem;
    margin-inline: 8px;
    padding-inline: 8px 12px;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--fr-weight-medium);
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

/** As wide as the picture of a row. */
export const archiveIcon: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 48px;
    color: var(--fr-text-muted);
  }
`;

export const archiveName: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const archiveCount: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const backLine: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 40px;
    margin-inline-start: -8px;
  }
`;

export const preview: string = css`
  @layer fr.kit {
    display: flex;
    gap: 0.3em;
    min-inline-size: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: 1.25rem;
    white-space: nowrap;

    /* Without a badge there is more room. */
    &:last-child {
      grid-column: 1 / -1;
    }

    [data-unread] > & {
      color: var(--fr-text);
    }

    [aria-current='true'] & {
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const speaker: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    max-inline-size: 40%;

    /* The name has a box of its own, so that it is cut at its end, whichever way it is written. */
    & > bdi {
      min-inline-size: 0;
      ${cutWords}
    }
  }
`;

/** A box of its own, so that words of the other direction are cut at their end, not at the end of the line. */
export const previewWords: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    margin-block: -3px;
    padding-block: 3px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const waiting: string = css`
  @layer fr.kit {
    flex: none;
    align-self: center;
    inline-size: 14px;
    block-size: 14px;

    &[data-failed] {
      color: var(--fr-block-text);
    }
  }
`;

export const draft: string = css`
  @layer fr.kit {
    flex: none;
    color: var(--fr-block-text);
  }
`;

export const skeletonRow: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: 72px;
    padding-inline: 16px;
  }
`;

export const skeletonWords: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    gap: 8px;
  }
`;

export const empty: string = css`
  @layer fr.kit {
    padding: 32px 24px;
  }
`;

export const foundTitle: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 12px 16px 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.5rem;
    font-weight: var(--fr-weight-medium);
  }
`;

export const foundMark: string = css`
  @layer fr.kit {
    border-radius: 2px;
    background: var(--fr-resend-soft);
    color: var(--fr-on-resend-soft);

    @media (forced-colors: active) {
      background: Mark;
      color: MarkText;
    }
  }
`;

export const foundEnd: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: center;
    padding: 12px 16px 20px;
  }
`;

export const foundNone: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 8px 16px 20px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
  }
`;
