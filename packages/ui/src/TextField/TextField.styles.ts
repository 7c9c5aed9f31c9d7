import { css } from '@linaria/core';

export const box: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);
    min-block-size: var(--fr-control);
    padding-inline: var(--fr-field-pad);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface);
    color: var(--fr-text-muted);
    cursor: text;
    transition: border-color var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      border-color: var(--fr-text-muted);
    }

    /* The ring lies on the frame, so that fields in a column keep their rhythm. */
    &:focus-within {
      border-color: var(--fr-focus);
      outline: 1px solid var(--fr-focus);
      outline-offset: 0;
    }

    &:has(> [aria-invalid='true']) {
      border-color: var(--fr-block);
    }

    &:has(> [aria-invalid='true']):focus-within {
      outline-color: var(--fr-block);
    }

    /* What can be read and copied but not changed lies lower than what can be written in. */
    &:has(> :is([readonly], [aria-readonly='true'])) {
      border-color: var(--fr-border);
      background: var(--fr-surface-sunken);
    }

    &:has(> :is(input, textarea, select):disabled) {
      border-color: var(--fr-border);
      background: var(--fr-disabled-soft);
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      &:focus-within {
        outline: 2px solid Highlight;
      }
    }
  }
`;

export const input: string = css`
  @layer fr.ui {
    flex: 1;

    /* A share of the frame: the natural width of an input would push the frame over the edge of a narrow window. */
    inline-size: 100%;
    min-inline-size: 0;
    padding-block: var(--fr-row-pad);
    padding-inline: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    /* Below 16 pixels, iOS zooms the page when a field takes the focus. */
    @media (pointer: coarse) {
      font-size: max(1rem, var(--fr-text-body));
    }

    text-overflow: ellipsis;

    /* What reads left to right in every language, such as an address, begins where the language begins. */
    &[dir] {
      /* Chromium and Safari know it by this name. */
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }

    &::placeholder {
      color: var(--fr-text-muted);
      opacity: 1;
    }

    &:disabled {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }

    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;

/* An icon button inside the frame, at its end. */
export const inside: string = css`
  @layer fr.ui {
    margin-inline-end: -8px;

    &[data-size='small'] {
      block-size: 2rem;
      inline-size: 2rem;
    }

    @media (pointer: coarse) {
      &[data-size='small'] {
        block-size: 2.625rem;
        inline-size: 2.75rem;
      }
    }
  }
`;
