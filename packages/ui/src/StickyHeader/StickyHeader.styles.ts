import { css } from '@linaria/core';

export const mark: string = css`
  @layer fr.ui {
    flex: none;
    block-size: 1px;
    margin-block-end: -1px;
    pointer-events: none;
  }
`;

export const root: string = css`
  @layer fr.ui {
    position: sticky;
    z-index: var(--fr-layer-sticky);
    inset-block-start: 0;
    flex: none;
    border-block-end: 1px solid transparent;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    overflow-wrap: anywhere;
    transition:
      border-color var(--fr-motion) var(--fr-ease),
      box-shadow var(--fr-motion) var(--fr-ease);

    &[data-state='stuck'] {
      border-block-end-color: var(--fr-border);
    }

    &[data-state='stuck'][data-edge='shadow'] {
      box-shadow: var(--fr-shadow);
    }
  }
`;
