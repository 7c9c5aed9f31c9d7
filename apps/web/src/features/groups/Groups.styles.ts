import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;

export const wait: string = css`
  @layer fr.app {
    display: block;
    margin: var(--fr-space-6) auto;
  }
`;

export const picture: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;

export const pictureWords: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
    min-inline-size: 0;
  }
`;

export const label: string = css`
  @layer fr.app {
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const pictureButtons: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const picker: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-block-size: 0;
  }
`;

export const count: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const nobody: string = css`
  @layer fr.app {
    block-size: min(18rem, 36dvb);
  }
`;

export const rows: string = css`
  @layer fr.app {
    block-size: min(18rem, 36dvb);
  }
`;

export const row: string = css`
  @layer fr.app {
    box-sizing: border-box;
    block-size: 3.75rem;
    padding-block: 2px;
  }
`;

export const choice: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: 100%;
    padding-inline: 8px 12px;
  }
`;

export const box: string = css`
  @layer fr.app {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 2px solid var(--fr-border-strong);
    border-radius: 50%;

    &[data-state='checked'] {
      border-color: var(--fr-primary);
      background: var(--fr-primary);
      color: var(--fr-on-primary);
    }

    [aria-disabled] > & {
      border-color: var(--fr-disabled);
      background: var(--fr-disabled);
      color: var(--fr-on-disabled);
    }
  }
`;

export const missing: string = css`
  @layer fr.app {
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const reason: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
  }
`;

export const missingList: string = css`
  @layer fr.app {
    margin: 0;
    padding: 0;
    list-style: none;
    max-block-size: 8rem;
    overflow-y: auto;
  }
`;

export const missingPerson: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--fr-space-3);
    padding-block: var(--fr-space-1);
    overflow-wrap: anywhere;
  }
`;
