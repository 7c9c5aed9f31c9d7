import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--fr-space-2);
    max-inline-size: 26rem;
    min-block-size: 100%;
    margin-inline: auto;
    padding: var(--fr-space-8) var(--fr-space-6);
    color: var(--fr-text-muted);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: center;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

export const picture: string = css`
  @layer fr.ui {
    display: grid;
    place-items: center;
    /* Holds an icon in a circle; an avatar may be larger and covers it. */
    min-inline-size: 4rem;
    min-block-size: 4rem;
    margin-block-end: var(--fr-space-2);
    border-radius: 50%;
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
  }
`;

export const title: string = css`
  @layer fr.ui {
    color: var(--fr-text);
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
  }
`;

export const action: string = css`
  @layer fr.ui {
    margin-block-start: var(--fr-space-3);
  }
`;
