import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    block-size: 100%;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: start;
  }
`;

export const header: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
    min-block-size: var(--fr-header);
    padding-inline: 8px;
    border-block-end: 1px solid var(--fr-border);
  }
`;

export const title: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-inline: 8px;
    border-radius: var(--fr-radius-small);
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
    overflow-wrap: anywhere;

    &:focus {
      outline: 0;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;

export const backButton: string = css`
  @layer fr.kit {
    @media (width >= 700px) {
      [data-view='overview'] > & {
        display: none;
      }
    }
  }
`;

export const closeButton: string = css`
  @layer fr.kit {
    @media (width < 700px) {
      display: none;
    }
  }
`;

export const wait: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    padding: 24px 16px;
  }
`;

export const overview: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    /* On both sides, so that the picture stays in the middle. */
    scrollbar-gutter: stable both-edges;

    &[hidden] {
      display: none;
    }
  }
`;
