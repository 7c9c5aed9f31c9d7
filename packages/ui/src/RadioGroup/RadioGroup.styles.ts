import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-family: var(--fr-font);
  }
`;

export const options: string = css`
  @layer fr.ui {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fr-space-5);

    &[data-orientation='vertical'] {
      flex-direction: column;
    }
  }
`;

export const input: string = css`
  @layer fr.ui {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.125rem;
    border: 1.5px solid var(--fr-border-strong);
    border-radius: 50%;
    background: var(--fr-surface);
    transition: border-width var(--fr-motion-fast) var(--fr-ease);

    @media (pointer: coarse) {
      margin: 0;
    }

    &:hover {
      border-color: var(--fr-primary);
    }

    [aria-invalid='true'] & {
      border-color: var(--fr-block);
    }

    &:checked {
      border-color: var(--fr-primary);
      border-width: 0.34rem;
    }

    &:disabled {
      border-color: var(--fr-disabled);
      background: var(--fr-disabled-soft);
    }

    @media (forced-colors: active) {
      appearance: auto;
    }
  }
`;

export const hint: string = css`
  @layer fr.ui {
    display: block;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    :disabled + * > & {
      color: inherit;
    }
  }
`;
