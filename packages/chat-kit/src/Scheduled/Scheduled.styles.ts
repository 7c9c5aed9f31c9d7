import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-4);
  }
`;

export const note: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    overflow-wrap: anywhere;
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fr-space-2);

    /* Where they do not fit beside each other, each line is filled: they would stand like stairs. */
    @container fr-scheduled (max-width: 18rem) {
      & > * {
        flex: 1 1 auto;
      }
    }
  }
`;

export const bar: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: max(2.25rem, var(--fr-touch, 0px));
    padding: 4px 16px;
    border: 0;
    background: none;
    color: var(--fr-text-muted);
    font: inherit;
    font-size: var(--fr-text-small);
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: calc(-1 * var(--fr-focus-width));
    }

    &[data-failed] {
      color: var(--fr-block-text);
    }
  }
`;

export const list: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const item: string = css`
  @layer fr.kit {
    container: fr-scheduled / inline-size;
    display: grid;
    gap: var(--fr-space-1);
    padding: var(--fr-space-3);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-medium, 12px);

    &[data-state='failed'] {
      border-color: var(--fr-block-text);
    }
  }
`;

export const head: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

export const quote: string = css`
  @layer fr.kit {
    margin: 0;
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--fr-primary);
    overflow: hidden;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
