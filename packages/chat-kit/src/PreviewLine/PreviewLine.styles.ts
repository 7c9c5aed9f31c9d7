import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
    /* The composer keeps its place when the first words are translated. */
    min-block-size: 1.75rem;
    max-block-size: 6rem;
    overflow-y: auto;
    padding: 4px 16px 6px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.25rem;
    overflow-wrap: anywhere;

    &[data-stale] {
      opacity: 0.65;
    }
  }
`;

export const title: string = css`
  @layer fr.kit {
    font-weight: var(--fr-weight-strong);
  }
`;

export const choice: string = css`
  @layer fr.kit {
    max-inline-size: 40%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--fr-weight-strong);
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 1px;
    }

    @media (pointer: coarse) {
      min-block-size: 44px;
      font-size: 16px;
    }
  }
`;

export const text: string = css`
  @layer fr.kit {
    color: var(--fr-text);
    white-space: pre-wrap;
  }
`;

export const warning: string = css`
  @layer fr.kit {
    color: var(--fr-block-text, var(--fr-text));
  }
`;

export const back: string = css`
  @layer fr.kit {
    flex-basis: 100%;
    white-space: pre-wrap;
  }
`;
