import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    container: fr-welcome / inline-size;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 60rem;
    margin: auto;
    padding: 24px 20px;
  }
`;

export const head: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 12px;
    margin-block-end: 24px;
  }
`;

export const mark: string = css`
  @layer fr.kit {
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
  }
`;

export const name: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const columns: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;

    @container fr-welcome (max-width: 620px) {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
    }
  }
`;

export const column: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
`;

export const title: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin: 0 0 4px;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const prompt: string = css`
  @layer fr.kit {
    flex: 1 0 auto;
    box-sizing: border-box;
    min-block-size: 3rem;
    padding: 10px 14px;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface);
    color: var(--fr-text);
    font: inherit;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;

    &:hover:enabled {
      background: var(--fr-surface-hover);
    }

    &:active:enabled {
      background: var(--fr-surface-active);
    }

    &:disabled {
      color: var(--fr-text-muted);
      cursor: default;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;
