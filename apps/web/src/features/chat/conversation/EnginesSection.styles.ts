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

export const row: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-1);
  }
`;

export const by: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
  }
`;

export const terms: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-2);
    max-block-size: 240px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
    overflow-wrap: anywhere;

    &:empty {
      display: none;
    }
  }
`;

export const words: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
`;

export const actions: string = css`
  @layer fr.app {
    display: flex;
    gap: var(--fr-space-2);
  }
`;
