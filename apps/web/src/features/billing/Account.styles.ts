import { css } from '@linaria/core';

/* Takes the focus when the dialog opens, so that no button does before its inside is there. */
export const inside: string = css`
  @layer fr.app {
    outline: 0;
  }
`;

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

/* The dialog does not grow by much when its inside arrives. */
export const room: string = css`
  @layer fr.app {
    display: grid;
    block-size: 16rem;
  }
`;

export const section: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    padding-block-start: var(--fr-space-5);
    border-block-start: 1px solid var(--fr-border);
  }
`;

export const heading: string = css`
  @layer fr.app {
    outline: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const strong: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-strong);
  }
`;

export const quiet: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
  }
`;

export const facts: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(min(7.5rem, 40%), auto) 1fr;
    gap: var(--fr-space-2) var(--fr-space-5);
    margin: 0;

    & dt {
      color: var(--fr-text-muted);
    }

    & dd {
      margin: 0;
      font-variant-numeric: tabular-nums;
    }
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

export const buttons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
`;

export const start: string = css`
  @layer fr.app {
    align-self: start;
  }
`;

export const link: string = css`
  @layer fr.app {
    align-self: start;
    border-radius: var(--fr-radius-small);
    color: var(--fr-primary-text);

    &:focus-visible {
      outline: 2px solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const payments: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
  }
`;

export const payment: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--fr-space-4);
    padding-block: var(--fr-space-2);
    font-variant-numeric: tabular-nums;

    &:not(:first-child) {
      border-block-start: 1px solid var(--fr-border);
    }
  }
`;

export const amount: string = css`
  @layer fr.app {
    text-align: end;

    & > [data-status='failed'] {
      color: var(--fr-text-muted);
      text-decoration: line-through;
    }
  }
`;

export const lastDigits: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    text-align: end;
  }
`;
