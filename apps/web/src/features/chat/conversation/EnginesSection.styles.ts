import { css } from '@linaria/core';

export const section: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-3);
  }
`;

export const title: string = css`
  @layer fr.app {
    margin: 0;
    font-size: var(--fr-text-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const list: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;

    & [data-excluded] {
      color: var(--fr-text-muted);
    }
  }
`;

export const note: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
  }
`;
