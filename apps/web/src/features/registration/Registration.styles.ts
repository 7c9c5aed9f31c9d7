import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: grid;
    justify-items: center;
    align-items: start;
    min-block-size: 100dvb;
    padding-block: var(--fr-space-8) var(--fr-space-16);
    padding-inline: var(--fr-space-5);
    background: radial-gradient(60rem 30rem at 50% -10rem, var(--fr-primary-soft), transparent), var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const main: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
    inline-size: 100%;
    max-inline-size: 28rem;
  }
`;

export const header: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);
    margin-block-end: var(--fr-space-4);
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-display);
    line-height: var(--fr-line-display);
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
  }
`;

export const hint: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-5);
    color: var(--fr-text-muted);
  }
`;

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

export const avatar: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-5);
  }
`;

export const avatarWords: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-2);
  }
`;

export const avatarLabel: string = css`
  @layer fr.app {
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const avatarHint: string = css`
  @layer fr.app {
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
