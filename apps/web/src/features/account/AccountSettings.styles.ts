import { css } from '@linaria/core';

export const devices: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const device: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
  }
`;

export const deviceWords: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const quiet: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const action: string = css`
  @layer fr.app {
    align-self: flex-start;
  }
`;

export const stack: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;
