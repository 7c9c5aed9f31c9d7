import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-3);
    max-inline-size: 28rem;
    text-align: center;
    text-wrap: balance;
  }
`;

export const picture: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    min-inline-size: 4rem;
    min-block-size: 4rem;
    margin-block-end: var(--fr-space-2);
    border-radius: 50%;
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
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
    margin-block-end: var(--fr-space-3);
    color: var(--fr-text-muted);
  }
`;

export const page: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    min-block-size: calc(100dvb - var(--call-bar, 0px));
    padding: var(--fr-space-6);
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;
