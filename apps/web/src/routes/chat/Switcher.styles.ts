import { css } from '@linaria/core';

export const dialog: string = css`
  @layer fr.app {
    /* Stays where it is while the list below the field changes. */
    align-self: flex-start;
    margin-block-start: max(8px, 10vh);
  }
`;

export const list: string = css`
  @layer fr.app {
    max-block-size: min(26rem, 55vh);
    margin-block-start: 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

export const groupTitle: string = css`
  @layer fr.app {
    padding: 8px 10px 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    font-weight: var(--fr-weight-medium);
  }
`;

export const option: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 2.75rem;
    padding-inline: 10px;
    border-radius: var(--fr-radius-small);
    cursor: pointer;

    &:hover,
    &[aria-selected='true'] {
      background: var(--fr-surface-hover);
    }

    @media (forced-colors: active) {
      &[aria-selected='true'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
`;

export const picture: string = css`
  @layer fr.app {
    flex: none;
    display: flex;
    justify-content: center;
    inline-size: 2rem;
    color: var(--fr-text-muted);
  }
`;

export const label: string = css`
  @layer fr.app {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const unread: string = css`
  @layer fr.app {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const none: string = css`
  @layer fr.app {
    margin: 0;
    padding: 8px 10px;
    color: var(--fr-text-muted);
  }
`;

export const hint: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 12px 0 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);

    @media (pointer: coarse) {
      display: none;
    }
  }
`;

export const hintEnd: string = css`
  @layer fr.app {
    margin-inline-start: auto;
  }
`;
