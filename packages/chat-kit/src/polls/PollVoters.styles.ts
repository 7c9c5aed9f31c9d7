import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-4);
  }
`;

export const question: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const option: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-2);
  }
`;

export const title: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: space-between;
    gap: var(--fr-space-3);
    margin: 0;
    font-size: inherit;
    font-weight: var(--fr-weight-medium);
    overflow-wrap: anywhere;
  }
`;

export const count: string = css`
  @layer fr.kit {
    flex: none;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    font-weight: var(--fr-weight-regular);
  }
`;

export const people: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const person: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    min-inline-size: 0;
  }
`;

export const name: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
