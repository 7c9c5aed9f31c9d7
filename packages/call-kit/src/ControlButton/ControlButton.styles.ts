import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    border: 1px solid var(--fr-border);
    background: var(--fr-surface-raised);
    color: var(--fr-text);

    &[data-state='off'][data-tone='device'] {
      border-color: transparent;
      background: var(--fr-block-soft);
      color: var(--fr-on-block-soft);
    }

    &[data-state='on'][data-tone='toggle'] {
      border-color: transparent;
      background: var(--fr-primary);
      color: var(--fr-on-primary);
    }

    &[data-tone='end'] {
      inline-size: 4.5rem;
      border-color: transparent;
      background: var(--fr-block);
      color: var(--fr-on-block);
    }

    &[data-tone='end']:hover {
      background: var(--fr-block-hover);
      color: var(--fr-on-block);
    }

    &[data-tone='accept'] {
      inline-size: 4.5rem;
      border-color: transparent;
      background: var(--fr-accept);
      color: var(--fr-on-accept);
    }

    &[data-tone='accept']:hover {
      background: var(--fr-accept-hover);
      color: var(--fr-on-accept);
    }

    &:disabled {
      border-color: transparent;
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
    }
  }
`;

export const badge: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: -4px;
    pointer-events: none;
  }
`;
