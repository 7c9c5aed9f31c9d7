import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    /* Holds its hidden words, which would stretch the page otherwise. */
    position: relative;
    display: block;
    /* The gutter of the scroll bar adds to the end. */
    padding-inline: 20px 12px;
    padding-block-start: 2px;
    outline: none;

    &[data-run='single'],
    &[data-run='first'] {
      padding-block-start: 10px;
    }

    @container fr-messages (max-width: 560px) {
      padding-inline: 12px;
    }

    &[data-choosing] {
      padding-inline-start: 52px;
      cursor: pointer;
      -webkit-user-select: none;
      user-select: none;
    }

    &[data-chosen] {
      background: var(--fr-primary-soft);
    }
  }
`;

export const line: string = css`
  @layer fr.kit {
    display: flex;
    align-items: flex-end;
    gap: 8px;
    border-radius: var(--fr-radius-bubble);

    &[data-own] {
      flex-direction: row-reverse;
    }

    .${root}:focus-visible & {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }

    &[data-highlighted] {
      animation: fr-highlight 1.6s var(--fr-ease);
    }

    @keyframes fr-highlight {
      from,
      50% {
        background: var(--fr-primary-soft);
        box-shadow: 0 0 0 6px var(--fr-primary-soft);
      }
      to {
        background: transparent;
        box-shadow: 0 0 0 6px transparent;
      }
    }
  }
`;

/** The column of bubbles: at most 68 % of the list. */
export const column: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-inline-size: 0;
    max-inline-size: min(68%, 35rem);

    &[data-own] {
      align-items: flex-end;
    }

    @container fr-messages (max-width: 560px) {
      /* On a phone two thirds of the column would break most lines. */
      max-inline-size: 88%;
    }
  }
`;

export const gutter: string = css`
  @layer fr.kit {
    flex: none;
    inline-size: 2rem;
  }
`;

export const more: string = css`
  @layer fr.kit {
    align-self: center;
    opacity: 0;
    transition: opacity var(--fr-motion-fast) var(--fr-ease);

    .${root}:hover &,
    .${root}:focus-within &,
    &[aria-expanded='true'] {
      opacity: 1;
    }

    &:not(:hover, [aria-expanded='true']) {
      background: var(--fr-chat-pill, transparent);
    }

    @media (hover: none) {
      display: none;
    }
  }
`;

export const failed: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 4px;
    margin-block-start: 4px;
    padding-inline: 8px;
    border-radius: 10px;
    background: var(--fr-chat-pill, transparent);
    color: var(--fr-block-text);
    font-size: var(--fr-text-caption);
    line-height: 1.25rem;

    &[data-waiting] {
      color: var(--fr-text-muted);
    }
  }
`;

export const system: string = css`
  @layer fr.kit {
    margin: 4px auto;
    padding: 3px 12px;
    inline-size: fit-content;
    max-inline-size: min(85%, 32rem);
    border-radius: var(--fr-radius-card);
    background: var(--fr-chat-pill, var(--fr-surface-sunken));
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

export const box: string = css`
  @layer fr.kit {
    position: absolute;
    inset-inline-start: 16px;
    inset-block-end: 8px;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--fr-primary);
    cursor: pointer;
  }
`;
