import { css } from '@linaria/core';

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

    &[hidden] {
      display: none;
    }
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

export const header: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);
  }
`;

export const step: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
    letter-spacing: 0.04em;
  }
`;

export const effects: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
    padding-inline-start: var(--fr-space-5);
    list-style: disc;
  }
`;

export const cardRoom: string = css`
  @layer fr.app {
    display: grid;
    block-size: 19.5rem;
  }
`;

export const otherWay: string = css`
  @layer fr.app {
    align-self: center;
    color: var(--fr-primary-text);
  }
`;

export const waiting: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-4);
    padding-block: var(--fr-space-6);
    outline: 0;
    text-align: center;
    text-wrap: balance;
  }
`;

export const waitingTitle: string = css`
  @layer fr.app {
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
  }
`;

export const bankQuestion: string = css`
  @layer fr.app {
    display: flex;
    align-items: flex-start;
    gap: var(--fr-space-3);
    margin-block-start: var(--fr-space-3);
  }
`;

export const ways: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
  }
`;

export const way: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-4);
    padding-block: var(--fr-space-4);
    padding-inline: var(--fr-space-5);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    color: var(--fr-text);
    text-decoration: none;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: 2px solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const wayWords: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
`;

export const wayTitle: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-strong);
  }
`;

export const wayHint: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
  }
`;

export const logOut: string = css`
  @layer fr.app {
    align-self: center;
  }
`;

export const facts: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: auto 1fr;
    row-gap: var(--fr-space-2);
    margin: 0;

    & dt {
      color: var(--fr-text-muted);
    }

    & dd {
      margin: 0;
      font-variant-numeric: tabular-nums;
      text-align: end;
    }
  }
`;

export const total: string = css`
  @layer fr.app {
    && {
      padding-block-start: var(--fr-space-2);
      border-block-start: 1px solid var(--fr-border);
      color: var(--fr-text);
      font-weight: var(--fr-weight-strong);
    }
  }
`;
