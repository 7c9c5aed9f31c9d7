import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-4);
  }
`;

export const original: string = css`
  @layer fr.kit {
    max-block-size: 9rem;
    margin: 0;
    padding-inline-start: var(--fr-space-3);
    border-inline-start: 3px solid var(--fr-border);
    overflow-y: auto;
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fr-space-2);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
  }
`;

export const lines: string = css`
  @layer fr.kit {
    display: grid;
    margin-block-start: 2px;
  }
`;
