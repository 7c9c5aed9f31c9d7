import { css } from '@linaria/core';

export const page: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    min-block-size: 100dvb;
    padding: var(--fr-space-6) var(--fr-space-5);
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const form: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-4);
    inline-size: 100%;
    max-inline-size: 22rem;
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const words: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
  }
`;

export const google: string = css`
  @layer fr.app {
    display: grid;
    justify-items: center;
    color-scheme: light;
  }
`;

export const failure: string = css`
  @layer fr.app {
    display: grid;
    justify-items: start;
    gap: var(--fr-space-3);
    color: var(--fr-block-text);
  }
`;
