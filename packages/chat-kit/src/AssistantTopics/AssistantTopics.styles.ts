import { css } from '@linaria/core';
import { cutLine } from '../tokens/cutLine.ts';

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

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: 40px;
    font-weight: var(--fr-weight-strong);
  }
`;

export const scroller: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: none;
    scrollbar-width: thin;
    scrollbar-color: var(--fr-border-strong) transparent;
  }
`;

export const list: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 0 8px 8px;
    /* Empty bullets; with "none" Safari forgets that this is a list. */
    list-style-type: '';
  }
`;

export const item: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 2px;
    padding-inline-end: 6px;
    border-radius: var(--fr-radius-control);
    color: var(--fr-text-muted);

    &:hover {
      background: var(--fr-surface-hover);
    }

    &[data-selected] {
      background: var(--fr-surface-selected);
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const open: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 2.75rem;
    padding: 8px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    color: var(--fr-text);
    ${cutLine}

    [data-selected] & {
      color: inherit;
    }
  }
`;

export const rename: string = css`
  @layer fr.kit {
    @media (hover: hover) {
      opacity: 0;

      .${item}:hover &,
      .${item}:focus-within & {
        opacity: 1;
      }
    }
  }
`;

export const waiting: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 20px;
    padding: 12px 20px;
    animation: fr-assistant-appear 120ms 200ms both;

    @keyframes fr-assistant-appear {
      from {
        opacity: 0;
      }
      to {
        opacity: 1;
      }
    }
  }
`;

export const empty: string = css`
  @layer fr.kit {
    padding: 24px 16px;
  }
`;

export const none: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 8px 20px;
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
  }
`;
