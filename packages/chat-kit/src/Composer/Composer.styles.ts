import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    container: fr-composer / inline-size;
    position: relative;
    flex: none;
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-chat-send-bar, var(--fr-surface));
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

export const line: string = css`
  @layer fr.kit {
    display: flex;
    align-items: flex-end;
    gap: 8px;
    min-block-size: var(--fr-composer);
    box-sizing: border-box;
    padding: 8px 16px;
  }
`;

export const field: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    border-radius: 1.375rem;
    background: var(--fr-surface-sunken);
    overflow: hidden;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    &:focus-within {
      box-shadow: inset 0 0 0 var(--fr-focus-width) var(--fr-focus);
    }

    /* A finger needs 16 px, or the phone zooms into the field. */
    @media (pointer: coarse) {
      font-size: max(1rem, 16px);
    }
  }
`;

export const input: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    /* As high as its text, up to six lines. */
    field-sizing: content;
    grid-area: 1 / 1;
    max-block-size: calc(6 * var(--fr-line-body) + 1.375rem);
    margin: 0;
    padding: 0.6875rem 1rem;
    border: 0;
    background: none;
    color: var(--fr-text);
    font: inherit;
    overflow-wrap: break-word;
    resize: none;
    overflow-y: auto;
    scrollbar-width: thin;
    outline: none;
    /* Chromium reads it here, others from the placeholder. */
    text-overflow: ellipsis;

    &::placeholder {
      overflow: hidden;
      color: var(--fr-text-muted);
      opacity: 1;
      /* In one line: where there is little room, the field is no higher for it. */
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* As high as the mirror beside it. */
    @supports not (field-sizing: content) {
      block-size: 100%;
      min-block-size: 0;
    }
  }
`;

export const mirror: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    box-sizing: border-box;
    min-inline-size: 0;
    max-block-size: calc(6 * var(--fr-line-body) + 1.375rem);
    overflow: hidden;
    padding: 0.6875rem 1rem;
    visibility: hidden;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
`;

export const send: string = css`
  @layer fr.kit {
    margin-block-end: calc((2.75rem - var(--fr-control)) / 2);
    transition: opacity var(--fr-motion-fast) var(--fr-ease);
  }
`;

/* As high as the tray of files that is on its way. */
export const trayToCome: string = css`
  @layer fr.kit {
    block-size: calc(5.25rem + 2 * var(--fr-line-small) + 20px);
  }
`;

export const limit: string = css`
  @layer fr.kit {
    padding: 0 16px 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    text-align: end;
  }
`;
