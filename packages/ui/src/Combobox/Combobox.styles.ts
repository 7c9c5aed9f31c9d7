import { css } from '@linaria/core';

export const surface: string = css`
  @layer fr.ui {
    /* Twice: where a page loads its parts one by one, the rules of the popover may come after these. */
    && {
      display: flex;
      flex-direction: column;
      inline-size: max(var(--anchor-width, 0px), 17rem);
      padding: 0;
      overflow: hidden;
    }
  }
`;

export const list: string = css`
  @layer fr.ui {
    min-block-size: 0;
    padding: 6px;
    overflow: auto;
    overscroll-behavior: contain;

    &:empty {
      padding: 0;
    }
  }
`;

export const option: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--fr-option);
    padding-block: var(--fr-space-1);
    padding-inline: 10px;
    border-radius: var(--fr-radius-small);
    color: var(--fr-text);
    cursor: pointer;
    content-visibility: auto;
    /* Of the content, without the padding: rows that are skipped have to be as high as those that are drawn. */
    contain-intrinsic-block-size: calc(var(--fr-option) - 2 * var(--fr-space-1));

    &[data-state='active'] {
      background: var(--fr-surface-hover);
    }

    &[aria-selected='true'] {
      color: var(--fr-primary-text);
      font-weight: var(--fr-weight-medium);
    }

    @media (forced-colors: active) {
      &[data-state='active'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const detail: string = css`
  @layer fr.ui {
    /* A dial code keeps its plus sign in front. */
    unicode-bidi: plaintext;
    color: var(--fr-text-muted);
    font-weight: var(--fr-weight-regular);
    font-variant-numeric: tabular-nums;
  }
`;

export const none: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);

    &:not(:empty) {
      padding: var(--fr-space-3) var(--fr-space-4);
    }
  }
`;
