import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: 16px;
  }
`;

export const head: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;

    & > h2 {
      margin: 0;
      font-size: var(--fr-text-heading);
      line-height: var(--fr-line-heading);
      font-weight: var(--fr-weight-strong);
    }
  }
`;

export const grid: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
`;

export const choice: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-control);
    background: none;
    color: var(--fr-text);
    font: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: start;
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const picture: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-active);
    color: var(--fr-text-muted);

    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }

    [aria-pressed='true'] > & {
      outline: 3px solid var(--fr-primary);
      outline-offset: 1px;
    }
  }
`;

export const why: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
  }
`;
