import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    padding: var(--fr-space-12);
    background:
      radial-gradient(80rem 40rem at 100% 0%, var(--fr-primary-soft), transparent 70%),
      var(--fr-surface-sunken);
    border-inline-start: 1px solid var(--fr-border);

    @media (width < 900px) {
      padding: var(--fr-space-8) var(--fr-space-6) var(--fr-space-12);
      border-inline-start: 0;
      border-block-start: 1px solid var(--fr-border);
    }
  }
`;

export const content: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
    inline-size: 100%;
    max-inline-size: 30rem;
  }
`;

export const tagline: string = css`
  @layer fr.app {
    color: var(--fr-primary-text);
    font-weight: var(--fr-weight-strong);
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: clamp(1.75rem, 1.25rem + 1.6vw, 2.5rem);
    line-height: 1.15;
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
    text-wrap: balance;

    &:lang(ar) {
      letter-spacing: 0;
      line-height: 1.35;
    }
  }
`;

export const text: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-4);
    color: var(--fr-text-muted);
    text-wrap: balance;
  }
`;

export const player: string = css`
  @layer fr.app {
    position: relative;
    display: grid;
  }
`;

export const poster: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--fr-radius-card);
    box-shadow: var(--fr-shadow);
  }
`;

export const video: string = css`
  @layer fr.app {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: var(--fr-radius-card);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

/* Over the whole picture, with the sign in its middle. */
export const play: string = css`
  @layer fr.app {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: transparent;
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }

    & > svg {
      box-sizing: content-box;
      padding: 1.1875rem;
      border-radius: var(--fr-radius-full);
      background: var(--fr-primary);
      box-shadow: 0 8px 24px var(--fr-shadow-color);
      color: var(--fr-on-primary);
    }

    &:hover > svg {
      background: var(--fr-primary-hover);
    }
  }
`;

export const stores: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
    margin-block-start: var(--fr-space-6);

    & > li {
      flex: 1;
    }
  }
`;

export const store: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    block-size: 100%;
    column-gap: var(--fr-space-3);
    min-inline-size: 11rem;
    padding-block: var(--fr-space-2);
    padding-inline: var(--fr-space-4);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    color: inherit;
    text-decoration: none;

    &:hover {
      border-color: var(--fr-primary);
    }

    & > svg {
      grid-row: span 2;
      color: var(--fr-text-muted);
    }
  }
`;

export const storeName: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-medium);
  }
`;

export const storeSoon: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
  }
`;
