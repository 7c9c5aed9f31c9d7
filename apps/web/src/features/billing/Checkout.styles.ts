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
    gap: var(--fr-space-5);
    inline-size: 100%;
    max-inline-size: 28rem;
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

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

export const terms: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
  }
`;

export const buttons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
`;

export const facts: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--fr-space-2) var(--fr-space-5);
    margin: 0;

    & dt {
      color: var(--fr-text-muted);
    }

    & dd {
      margin: 0;
    }
  }
`;
