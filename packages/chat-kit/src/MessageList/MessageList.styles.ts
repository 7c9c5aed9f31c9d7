import { css } from '@linaria/core';

export const frame: string = css`
  @layer fr.kit {
    position: relative;
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    container: fr-messages / inline-size;
  }
`;

export const scroller: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overflow-x: hidden;
    overscroll-behavior: contain;
    /* The engine is the one owner of the scroll position. */
    overflow-anchor: none;
    scrollbar-width: thin;
    scrollbar-color: var(--fr-border-strong) transparent;
    scrollbar-gutter: stable;
    outline: none;

    /* A page from a server shows the newest messages before any script has run. */
    &[data-served] {
      display: flex;
      flex-direction: column-reverse;
    }

    &[data-served] > * {
      flex: none;
    }

    /* The feed is as long as the conversation: what is visible of it is this. */
    &:focus-visible,
    &:has([role='feed']:focus-visible) {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

/* A conversation shorter than the screen stands at its end, above the composer. */
export const content: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    box-sizing: border-box;
    min-block-size: 100%;
  }
`;

/*
 * Only rows are in the feed; what stands above them is not. The room of rows that are not rendered is inside it, so that it
 * begins where the list does: an element that begins elsewhere with every row that is rendered is a layout shift to the browser.
 */
export const rows: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    outline: none;
  }
`;

export const start: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 56px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1rem;
    text-align: center;

    /* Beside the first row, also where the conversation is shorter than the screen: in the room that the list leaves. */
    &[data-beside] {
      position: relative;
      flex: none;
      margin-block-end: -56px;
    }
  }
`;

export const startWords: string = css`
  @layer fr.kit {
    padding: 4px 12px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-chat-pill, transparent);
  }
`;

export const newest: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 16px;
    inset-inline-end: 20px;
    z-index: var(--fr-layer-sticky);
  }
`;

export const newestButton: string = css`
  @layer fr.kit {
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    border: 1px solid var(--fr-border);
  }
`;

export const newestCount: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-start: -6px;
    pointer-events: none;
  }
`;
