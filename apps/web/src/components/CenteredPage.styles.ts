import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    min-block-size: 100dvb;
    padding: var(--fr-space-6);
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;
