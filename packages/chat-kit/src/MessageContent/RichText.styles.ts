import { css } from '@linaria/core';

export const code: string = css`
  @layer fr.kit {
    padding-inline: 4px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--on-bubble) 10%, transparent);
    font-family: var(--fr-font-mono, ui-monospace, monospace);
    font-size: 0.9em;
    unicode-bidi: isolate;
  }
`;

export const block: string = css`
  @layer fr.kit {
    margin-block: 4px;
    padding: 8px 10px;
    border-radius: 8px;
    overflow-x: auto;
    background: color-mix(in srgb, var(--on-bubble) 10%, transparent);
    font-family: var(--fr-font-mono, ui-monospace, monospace);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    white-space: pre;
  }
`;

/** Lines between lists and code: each begins at the side of its own writing. */
export const words: string = css`
  @layer fr.kit {
    display: block;
    unicode-bidi: plaintext;
  }
`;

export const item: string = css`
  @layer fr.kit {
    unicode-bidi: plaintext;
  }
`;

export const list: string = css`
  @layer fr.kit {
    margin-block: 2px;
    padding-inline-start: 1.8em;
    white-space: normal;
    /* The page may take the marks of lists away. */
    list-style: disc;

    &:is(ol) {
      list-style: decimal;
    }
  }
`;

export const mention: string = css`
  @layer fr.kit {
    font-weight: var(--fr-weight-strong);

    /* The two colours of the bubble change places: their contrast stays what it is, in every theme. */
    &[data-own] {
      padding-inline: 3px;
      border-radius: 4px;
      background: var(--on-bubble);
      color: var(--bubble);
    }
  }
`;
