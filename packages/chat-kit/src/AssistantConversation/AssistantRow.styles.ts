import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 52rem;
    margin-inline: auto;
    padding: 10px 12px 0 20px;
    outline: none;

    @container fr-messages (max-width: 560px) {
      padding-inline: 12px;
    }
  }
`;

export const questionColumn: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
  }
`;

export const quoted: string = css`
  @layer fr.kit {
    margin-block-start: 2px;
    padding: 4px 6px;
    border: 0;
    border-radius: var(--fr-radius-control);
    background: none;
    color: var(--fr-text-muted);
    font: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:is(button) {
      cursor: pointer;
      text-decoration: underline;
    }

    &:is(button):hover {
      color: var(--fr-text);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;

export const question: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    max-inline-size: min(80%, 35rem);
    padding: 8px 14px;
    border-radius: var(--fr-radius-bubble);
    background: var(--fr-bubble-own);
    color: var(--fr-on-bubble-own);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* Each line takes the direction of its own words. */
    unicode-bidi: plaintext;

    .${root}:focus-visible & {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }

    &[data-delivery='failed'] {
      background: var(--fr-block-soft);
      color: var(--fr-text);
      box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--fr-block) 45%, transparent);
    }
  }
`;

export const answerLine: string = css`
  @layer fr.kit {
    display: flex;
    gap: 12px;
    border-radius: var(--fr-radius-card);

    .${root}:focus-visible & {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const mark: string = css`
  @layer fr.kit {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);

    @container fr-messages (max-width: 560px) {
      display: none;
    }
  }
`;

export const answer: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    padding-block-start: 5px;
  }
`;

export const state: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 1.5rem;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &[data-state='failed'],
    &[data-lost] {
      color: var(--fr-block-text);
    }
  }
`;

export const tools: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-block-start: 2px;
    margin-inline: -6px;
    color: var(--fr-text-muted);

    @media (hover: hover) {
      &:not([data-kept]) {
        opacity: 0;
        transition: opacity var(--fr-motion-fast) var(--fr-ease);
      }

      .${root}:hover &,
      .${root}:focus-within & {
        opacity: 1;
      }
    }
  }
`;

export const versions: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    font-size: var(--fr-text-small);

    & [aria-disabled='true'] {
      opacity: 0.4;
    }
  }
`;

export const versionCount: string = css`
  @layer fr.kit {
    min-inline-size: 2rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
  }
`;

export const refused: string = css`
  @layer fr.kit {
    display: flex;
    gap: 4px;
    margin-block-start: 4px;
  }
`;

export const sources: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 8px;
    margin-block-start: 8px;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & a {
      padding: 2px 10px;
      border: 1px solid var(--fr-border);
      border-radius: var(--fr-radius-full);
      color: var(--fr-primary-text);
      text-decoration: none;
    }

    & a:hover {
      background: var(--fr-surface-hover);
    }

    & a:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;

export const sourcesTitle: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
  }
`;
