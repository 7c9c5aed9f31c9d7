import { css } from '@linaria/core';

export const rail: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-1);
    padding-block: var(--fr-space-3);
  }
`;

export const mark: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-3);
  }
`;

export const space: string = css`
  @layer fr.app {
    flex: 1;
  }
`;

export const viewer: string = css`
  @layer fr.app {
    margin-block-start: var(--fr-space-2);
  }
`;

export const item: string = css`
  @layer fr.app {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 3rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: transparent;
    color: var(--fr-text-muted);
    cursor: pointer;
    transition: background-color var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      background: var(--fr-surface-hover);
      color: var(--fr-text);
    }

    &:active {
      background: var(--fr-surface-active);
    }

    &[aria-current] {
      background: var(--fr-surface-selected);
      color: var(--fr-on-surface-selected);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const count: string = css`
  @layer fr.app {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

export const bar: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    /* The label of the first part is wider than it there. */
    @media (width < 340px) {
      padding-inline: 6px;
    }
  }
`;

export const barItem: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-inline-size: 0;
    padding-block: var(--fr-space-1);
    padding-inline: 0;
    border: 0;
    background: transparent;
    color: var(--fr-text-muted);
    cursor: pointer;

    &[aria-current] {
      color: var(--fr-primary-text);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: calc(-1 * var(--fr-focus-width));
    }
  }
`;

export const barIcon: string = css`
  @layer fr.app {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 3rem;

    /* The count stands beside the icon, not on it. */
    & > [data-tone] {
      inset-block-start: -4px;
      inset-inline: calc(50% + 4px) auto;
    }
  }
`;

export const barLabel: string = css`
  @layer fr.app {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.6875rem;
    line-height: 1rem;

    /* Where five would be cut, one is whole: that of the part which is open. The others are still read aloud. */
    @media (width < 340px) {
      max-inline-size: none;
      overflow: visible;

      :not([aria-current]) > & {
        opacity: 0;
      }
    }
  }
`;

export const about: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-3);
  }
`;

export const quiet: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const links: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-2) var(--fr-space-4);
  }
`;
