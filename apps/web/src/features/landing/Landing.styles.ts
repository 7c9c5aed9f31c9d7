import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    min-block-size: 100dvb;
    background: linear-gradient(180deg, var(--fr-primary-soft), var(--fr-surface) 60%);
    color: var(--fr-text);
  }
`;

export const header: string = css`
  @layer fr.app {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;

    /* In line with what stands below. */
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-block: var(--fr-space-4);
    padding-inline: clamp(var(--fr-space-4), 5vw, var(--fr-space-16));
  }
`;

export const pricing: string = css`
  @layer fr.app {
    /* The word, not the room around it, ends where the page ends. */
    margin-inline-end: calc(-1 * var(--fr-space-4));
  }
`;

export const main: string = css`
  @layer fr.app {
    display: grid;
    flex: 1;
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: var(--fr-space-12);
    inline-size: 100%;
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-block: var(--fr-space-8) var(--fr-space-16);
    padding-inline: clamp(var(--fr-space-4), 5vw, var(--fr-space-16));

    @media (width < 900px) {
      grid-template-columns: 1fr;
      align-content: center;
    }
  }
`;

export const words: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-5);
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: clamp(2.25rem, 1.5rem + 3vw, 4rem);
    line-height: 1.08;
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.03em;
    text-wrap: balance;

    &:lang(ar) {
      letter-spacing: 0;
      line-height: 1.3;
    }
  }
`;

export const text: string = css`
  @layer fr.app {
    max-inline-size: 32rem;
    margin-block-end: var(--fr-space-3);
    text-wrap: balance;
    color: var(--fr-text-muted);
    font-size: 1.125rem;
    line-height: 1.75rem;
  }
`;

/* A link that looks like the large primary button. */
export const enter: string = css`
  @layer fr.app {
    display: inline-flex;
    align-items: center;
    gap: var(--fr-space-2);
    min-block-size: var(--fr-control-large);
    padding-inline: var(--fr-space-6);
    border-radius: var(--fr-radius-control);
    background: var(--fr-primary);
    color: var(--fr-on-primary);
    font-weight: var(--fr-weight-medium);
    text-decoration: none;

    &:hover {
      background: var(--fr-primary-hover);
    }

    &:active {
      background: var(--fr-primary-active);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;
