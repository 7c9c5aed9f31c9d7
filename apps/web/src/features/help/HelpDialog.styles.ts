import { css } from '@linaria/core';

export const help: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);

    & p {
      margin: 0;
    }

    & h3,
    & h4 {
      margin: 0;
      scroll-margin-block: var(--fr-space-4);
    }

    & h3:focus-visible,
    & h4:focus-visible {
      outline-offset: 2px;
    }
  }
`;

export const section: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
  }
`;

export const list: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--fr-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const entry: string = css`
  @layer fr.app {
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--fr-space-2) var(--fr-space-3);
    border: 1px solid var(--fr-border);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }
  }
`;

export const quiet: string = css`
  @layer fr.app {
    display: block;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
