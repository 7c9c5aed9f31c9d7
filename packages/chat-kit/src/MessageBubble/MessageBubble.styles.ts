import { css } from '@linaria/core';

/* Colours come through custom properties, so that a chat theme only has to set those. */
export const root: string = css`
  @layer fr.kit {
    --bubble: var(--fr-bubble-other);
    --on-bubble: var(--fr-on-bubble-other);
    --on-bubble-muted: var(--fr-on-bubble-other-muted);
    --on-bubble-link: var(--fr-primary-text);
    --on-bubble-mark: var(--fr-chat-mark, var(--fr-primary));
    --hairline: color-mix(in srgb, var(--on-bubble) 16%, transparent);

    position: relative;
    min-inline-size: 0;
    max-inline-size: min(35rem, 100%);
    padding: 7px 12px;
    border-radius: var(--fr-radius-bubble);
    background: var(--bubble);
    box-shadow: var(--fr-chat-shadow, none);
    color: var(--on-bubble);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    overflow-wrap: anywhere;

    &[data-own] {
      --bubble: var(--fr-bubble-own);
      --on-bubble: var(--fr-on-bubble-own);
      --on-bubble-muted: var(--fr-on-bubble-own-muted);
      --on-bubble-link: var(--fr-on-bubble-own);
      --on-bubble-mark: var(--fr-on-bubble-own);
    }

    &[data-run='middle'],
    &[data-run='last'] {
      border-start-start-radius: var(--fr-radius-bubble-joined);
    }

    &[data-run='first'],
    &[data-run='middle'] {
      border-end-start-radius: var(--fr-radius-bubble-joined);
    }

    &[data-own][data-run='middle'],
    &[data-own][data-run='last'] {
      border-start-start-radius: var(--fr-radius-bubble);
      border-start-end-radius: var(--fr-radius-bubble-joined);
    }

    &[data-own][data-run='first'],
    &[data-own][data-run='middle'] {
      border-end-start-radius: var(--fr-radius-bubble);
      border-end-end-radius: var(--fr-radius-bubble-joined);
    }

    &[data-recalled] {
      background: var(--fr-chat-pill, transparent);
      box-shadow: inset 0 0 0 1px var(--fr-border);
      color: var(--fr-text-muted);
      --on-bubble-muted: var(--fr-text-muted);
      font-style: italic;
    }

    &[data-failed] {
      --bubble: var(--fr-block-soft);
      --on-bubble: var(--fr-text);
      --on-bubble-muted: var(--fr-block-text);
      --on-bubble-link: var(--fr-primary-text);

      /* Some grounds are as pale as the bubble. */
      box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--fr-block) 45%, transparent);
    }

    /* Emoji, and kinds without a bubble, stand for themselves. */
    &[data-shape='bare'] {
      --on-bubble-muted: var(--fr-text-muted);
      --on-bubble-mark: var(--fr-primary);

      padding: 0;
      background: transparent;
      box-shadow: none;
      color: var(--fr-text);
    }

    /* The words under several pictures are as wide as these, however long they are. */
    &:has(> [data-count='many']) > :not([data-count='many']) {
      inline-size: 0;
      min-inline-size: 100%;
    }

    /* What a search has found: the names are those of useFoundMarks. */
    & ::highlight(fr-found) {
      background: var(--fr-resend-soft);
      color: var(--fr-on-resend-soft);
    }

    & ::highlight(fr-found-now) {
      background: var(--fr-resend);
      color: var(--fr-on-resend);
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

/* Direction follows the words inside, so that time and ticks stand where their last line ends. */
export const body: string = css`
  @layer fr.kit {
    position: relative;
    /* Holds the margins of the words, which reach over its edges. */
    display: flow-root;
    white-space: pre-wrap;

    & a {
      color: var(--on-bubble-link);
      text-decoration: underline;
      text-underline-offset: 2px;
      border-radius: 2px;
    }

    & a:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }

    &[data-jumbo] {
      font-size: 2.5rem;
      line-height: 3rem;
    }
  }
`;

/*
 * Marks that somebody stacks on a letter end here and not on the messages around it. The marks of a language are taller
 * than a line too, so there is room for them, as much as the bubble has around its words.
 */
export const wordsPlace: string = css`
  @layer fr.kit {
    margin-block: -7px;
    padding-block: 7px;
    overflow-y: clip;
    /* Each line begins at the side of its own writing. */
    unicode-bidi: plaintext;

    /* Keeps room for time and ticks at the end of the last line, on that line when it fits; no element of its own, of hundreds. */
    &[data-room]::after {
      content: '';
      display: inline-block;
      inline-size: 3.9rem;
      block-size: 1px;
    }

    /* The last line may end at either side, and the time is at one of them. */
    &[data-room='line']::after {
      display: block;
      inline-size: auto;
      block-size: 1.25rem;
    }

    &[data-room='one']::after {
      inline-size: 5.1rem;
    }

    /* Whoever has seen it takes the place of the mark: several of them must not find it too small later. */
    &[data-room='many']::after {
      inline-size: 6.2rem;
    }
  }
`;

/* Arabic letters are smaller and taller at the same size than Latin ones. */
export const words: string = css`
  @layer fr.kit {
    &:lang(ar),
    &:lang(fa),
    &:lang(ur) {
      font-size: 1.0625em;
    }
  }
`;

/** The same room for the word that says that a message was edited. */
export const editedRoom: string = css`
  @layer fr.kit {
    margin-inline-start: 3px;
    font-size: 0.6875rem;
    line-height: 1px;
    visibility: hidden;
    -webkit-user-select: none;
    user-select: none;
  }
`;

/** The same for its star. */
export const starRoom: string = css`
  @layer fr.kit {
    display: inline-block;
    inline-size: 0.95rem;
    block-size: 1px;
  }
`;

export const metaPlace: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: -3px;
    inset-inline-end: 0;
  }
`;

export const second: string = css`
  @layer fr.kit {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--hairline);
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    white-space: pre-wrap;
    unicode-bidi: plaintext;
    /* Up to the foot of the bubble, as the words are. */
    margin-block-end: -3px;
    padding-block-end: 3px;
    overflow-y: clip;
  }
`;

export const card: string = css`
  @layer fr.kit {
    margin-block: 6px 2px;
  }
`;

export const foot: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: 8px;
    margin-block-start: 2px;
  }
`;

export const name: string = css`
  @layer fr.kit {
    display: block;
    margin-block: -3px;
    padding-block: 3px;
    overflow-y: clip;
    color: var(--fr-primary-text);
    font-size: var(--fr-text-small);
    line-height: 1.25rem;
    font-weight: var(--fr-weight-strong);

    [data-shape='bare'] > & {
      inline-size: fit-content;
      padding-inline: 8px;
      border-radius: var(--fr-radius-full);
      background: var(--fr-chat-pill, transparent);
    }
  }
`;

export const forwarded: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--on-bubble-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    [data-shape='bare'] > & {
      inline-size: fit-content;
      padding-inline: 8px;
      border-radius: var(--fr-radius-full);
      background: var(--fr-chat-pill, transparent);
    }
  }
`;
