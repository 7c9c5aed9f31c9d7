import { css } from '@linaria/core';

/** The middle column of an area: its head, and a list that scrolls. */
export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const title: string = css`
  @layer fr.app {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const empty: string = css`
  @layer fr.app {
    padding: 32px 24px;
  }
`;
