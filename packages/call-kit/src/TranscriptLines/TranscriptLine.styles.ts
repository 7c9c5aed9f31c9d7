import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    font-family: var(--fr-font);

    & p {
      margin: 0;
    }
  }
`;

export const head: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const name: string = css`
  @layer fr.kit {
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const note: string = css`
  @layer fr.kit {
    color: var(--fr-transcript-muted, var(--fr-text-muted));
  }
`;

export const words: string = css`
  @layer fr.kit {
    overflow-wrap: anywhere;
    /* Each language begins at its own side; the row keeps the one of the page. */
    text-align: start;

    &[data-role='main'] {
      font-size: var(--fr-transcript-size, var(--fr-text-body));
      line-height: var(--fr-transcript-line, var(--fr-line-body));
    }

    &[data-role='original'] {
      color: var(--fr-transcript-muted, var(--fr-text-muted));
      font-size: var(--fr-transcript-size-small, var(--fr-text-small));
      line-height: var(--fr-transcript-line-small, var(--fr-line-small));
    }
  }
`;

export const unstable: string = css`
  @layer fr.kit {
    color: var(--fr-transcript-muted, var(--fr-text-muted));
    font-style: italic;
  }
`;
