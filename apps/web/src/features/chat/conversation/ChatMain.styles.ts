import { css } from '@linaria/core';

export const missing: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    place-items: center;
    padding: var(--fr-space-6);
  }
`;

export const back: string = css`
  @layer fr.app {
    position: relative;

    @media (width >= 700px) {
      display: none;
    }
  }
`;

export const unread: string = css`
  @layer fr.app {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: -2px;
    pointer-events: none;
  }
`;

export const fields: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
  }
`;

export const closed: string = css`
  @layer fr.app {
    max-inline-size: 40rem;
    margin-inline: auto;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;

    & > strong {
      color: var(--fr-text);
      font-weight: var(--fr-weight-strong);
    }
  }
`;

export const reach: string = css`
  @layer fr.app {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);
    padding: 4px 12px 4px 16px;
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-surface);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & > div {
      flex: 1;
      min-inline-size: 0;
    }

    & p {
      margin: 0;
      overflow-wrap: anywhere;
    }
  }
`;
