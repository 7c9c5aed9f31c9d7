import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: absolute;
    z-index: var(--fr-layer-sticky);
    inset-block-end: calc(100% + 4px);
    inset-inline-start: 16px;
    box-sizing: border-box;
    inline-size: min(20rem, calc(100% - 32px));
    max-block-size: min(18rem, 40dvb);
    padding: 4px;
    overflow-y: auto;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    scrollbar-width: thin;
  }
`;

export const option: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--fr-radius-control);
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &[aria-selected='true'] {
      background: var(--fr-surface-selected);
      color: var(--fr-on-surface-selected);
    }
  }
`;

export const name: string = css`
  @layer fr.kit {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
