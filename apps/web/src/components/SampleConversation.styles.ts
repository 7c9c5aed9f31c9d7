import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    inline-size: 100%;
    max-inline-size: 26rem;
    margin-inline: auto;
  }
`;

export const bubble: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);
    align-self: flex-start;
    max-inline-size: 80%;
    padding-block: var(--fr-space-3);
    padding-inline: var(--fr-space-4);
    border-radius: var(--fr-radius-bubble);
    border-end-start-radius: var(--fr-radius-bubble-joined);
    background: var(--fr-surface-raised);
    color: var(--fr-text);
    box-shadow: var(--fr-shadow);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    &[data-by='me'] {
      align-self: flex-end;
      border-end-start-radius: var(--fr-radius-bubble);
      border-end-end-radius: var(--fr-radius-bubble-joined);
      background: var(--fr-bubble-own);
      color: var(--fr-on-bubble-own);
    }
  }
`;

export const translated: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-1);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    [data-by='me'] > & {
      color: var(--fr-on-bubble-own-muted);
    }
  }
`;
