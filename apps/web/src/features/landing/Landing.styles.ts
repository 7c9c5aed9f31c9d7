import { css } from '@linaria/core';

const gutter = 'clamp(var(--fr-space-4), 4vw, var(--fr-space-12))';

export const skip: string = css`
  @layer fr.app {
    position: absolute;
    z-index: var(--fr-layer-toast);
    inset-block-start: var(--fr-space-2);
    inset-inline-start: var(--fr-space-2);
    padding: var(--fr-space-3) var(--fr-space-4);
    border-radius: var(--fr-radius-control);
    background: var(--fr-primary);
    color: var(--fr-on-primary);

    &:not(:focus) {
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      white-space: nowrap;
    }
  }
`;

export const main: string = css`
  @layer fr.app {
    outline: none;
  }
`;

export const header: string = css`
  @layer fr.app {
    position: sticky;
    z-index: var(--fr-layer-drawer);
    inset-block-start: 0;
    border-block-end: 1px solid var(--fr-border);
    background: color-mix(in srgb, var(--fr-surface) 88%, transparent);
    backdrop-filter: blur(12px);
  }
`;

export const headerRow: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    max-inline-size: 76rem;
    min-block-size: var(--fr-header);
    margin-inline: auto;
    padding-inline: ${gutter};
  }
`;

export const home: string = css`
  @layer fr.app {
    display: flex;
    border-radius: var(--fr-radius-control);
    color: inherit;
    text-decoration: none;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }

    /* The mark alone where both do not fit. */
    @media (width < 340px) {
      & svg + span {
        display: none;
      }
    }
  }
`;

export const nav: string = css`
  @layer fr.app {
    flex: 1;

    @media (width < 1100px) {
      display: none;
    }
  }
`;

export const entries: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--fr-space-1);

    details & {
      flex-direction: column;
    }
  }
`;

export const entry: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    min-block-size: var(--fr-control);
    padding-inline: var(--fr-space-3);
    border-radius: var(--fr-radius-control);
    color: var(--fr-text);
    font-weight: var(--fr-weight-medium);
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }
  }
`;

export const enter: string = css`
  @layer fr.app {
    flex: none;

    @media (width < 1100px) {
      margin-inline-start: auto;
    }

    /* On the narrowest phones its words take two lines. */
    @media (width < 340px) {
      flex: 0 1 auto;
      min-inline-size: 0;
      padding-inline: var(--fr-space-2);
      white-space: normal;
    }
  }
`;

export const menu: string = css`
  @layer fr.app {
    @media (width >= 1100px) {
      display: none;
    }
  }
`;

export const menuButton: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--fr-radius-control);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }
  }
`;

export const menuOpen: string = css`
  @layer fr.app {
    details[open] & {
      display: none;
    }
  }
`;

export const menuClose: string = css`
  @layer fr.app {
    details:not([open]) & {
      display: none;
    }
  }
`;

export const menuPanel: string = css`
  @layer fr.app {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-block-size: calc(100dvb - var(--fr-header));
    overflow-y: auto;
    padding-block: var(--fr-space-3);
    padding-inline: ${gutter};
    border-block-end: 1px solid var(--fr-border);
    background: var(--fr-surface);
    box-shadow: 0 16px 24px -12px var(--fr-shadow-color);
  }
`;

export const hero: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: var(--fr-space-12);
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-block: clamp(var(--fr-space-10), 7vw, 6rem);
    padding-inline: ${gutter};

    /* The light behind it is as wide as the window. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block-start: 0;
      inset-inline: 0;
      block-size: 48rem;
      background:
        radial-gradient(60rem 32rem at 78% 8%, color-mix(in srgb, var(--fr-primary) 16%, transparent), transparent 70%),
        linear-gradient(180deg, var(--fr-primary-soft), transparent);
    }

    @media (width < 900px) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--fr-space-10);
    }
  }
`;

export const heroWords: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-5);
  }
`;

export const tagline: string = css`
  @layer fr.app {
    padding: var(--fr-space-1) var(--fr-space-3);
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary-soft);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--fr-primary) 24%, transparent);
    color: var(--fr-on-primary-soft);
    font-weight: var(--fr-weight-medium);
  }
`;

export const heroTitle: string = css`
  @layer fr.app {
    font-size: clamp(2.25rem, 1.35rem + 3vw, 3.75rem);
    line-height: 1.08;
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.03em;
    text-wrap: balance;

    &:lang(ar) {
      letter-spacing: 0;
      line-height: 1.35;
    }

    &:lang(vi) {
      line-height: 1.2;
    }
  }
`;

export const heroText: string = css`
  @layer fr.app {
    max-inline-size: 34rem;
    color: var(--fr-text-muted);
    font-size: 1.1875rem;
    line-height: 1.875rem;
    text-wrap: pretty;
  }
`;

export const actions: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
    margin-block-start: var(--fr-space-2);
  }
`;

export const heroPicture: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--fr-radius-card);
    box-shadow:
      0 0 0 1px var(--fr-border),
      0 32px 64px -24px var(--fr-shadow-color);
  }
`;

export const footer: string = css`
  @layer fr.app {
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-surface);
  }
`;

export const footerRow: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: 1.4fr repeat(4, 1fr);
    gap: var(--fr-space-8);
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-block: var(--fr-space-12);
    padding-inline: ${gutter};

    @media (width < 900px) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export const footerBrand: string = css`
  @layer fr.app {
    @media (width < 900px) {
      grid-column: 1 / -1;
    }
  }
`;

export const footerText: string = css`
  @layer fr.app {
    margin-block-start: var(--fr-space-3);
    color: var(--fr-text-muted);
  }
`;

export const column: string = css`
  @layer fr.app {
    min-inline-size: 0;
  }
`;

export const columnTitle: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-2);
    font-size: var(--fr-text-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const columnList: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
  }
`;

export const footerLink: string = css`
  @layer fr.app {
    display: inline-block;
    padding-block: 6px;
    border-radius: var(--fr-radius-small);
    color: var(--fr-text-muted);
    text-decoration: none;

    &:hover {
      color: var(--fr-text);
      text-decoration: underline;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }

    &[aria-current] {
      color: var(--fr-text);
      font-weight: var(--fr-weight-medium);
    }

    @media (pointer: coarse) {
      padding-block: 11px;
    }
  }
`;

export const toasts: string = css`
  @layer fr.app {
    position: fixed;
    z-index: var(--fr-layer-toast);
    inset-block-end: var(--fr-space-6);
    inset-inline: var(--fr-space-4);
    display: grid;
    justify-items: center;
    gap: var(--fr-space-2);
    pointer-events: none;

    & > p {
      padding: var(--fr-space-3) var(--fr-space-5);
      border-radius: var(--fr-radius-card);
      background: var(--fr-accept);
      box-shadow: var(--fr-shadow);
      color: var(--fr-on-accept);
      font-weight: var(--fr-weight-medium);
      pointer-events: auto;
    }

    & > p[data-tone='error'] {
      background: var(--fr-block);
      color: var(--fr-on-block);
    }
  }
`;
