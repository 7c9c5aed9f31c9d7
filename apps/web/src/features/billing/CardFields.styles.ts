import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

export const row: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: 6fr 7fr 6fr;
    align-items: start;
    gap: var(--fr-space-2);
  }
`;

export const brand: string = css`
  @layer fr.app {
    flex: none;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const sandbox: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    padding: var(--fr-space-4);
    border: 1px dashed var(--fr-border-strong);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-sunken);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const sandboxTitle: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);
    font-weight: var(--fr-weight-strong);
  }
`;

export const summary: string = css`
  @layer fr.app {
    inline-size: fit-content;
    padding-block: var(--fr-space-1);
    border-radius: var(--fr-radius-control);
    color: var(--fr-primary-text);
    cursor: pointer;
  }
`;

export const cards: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    margin-block-start: var(--fr-space-2);
  }
`;

export const card: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--fr-space-4);
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding-inline: var(--fr-space-2);
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;

    @media (pointer: coarse) {
      min-block-size: 2.75rem;
    }

    & > span {
      color: var(--fr-text-muted);
    }

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: 2px solid var(--fr-focus);
    }
  }
`;

export const stripe: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-3);
    min-block-size: 14rem;
  }
`;
