import { css } from '@linaria/core';

const gutter = 'clamp(var(--fr-space-4), 4vw, var(--fr-space-12))';

/** Comes up as it scrolls into the window, where the browser can do so without script; its keyframes are in `styles/landing.css`. */
const reveal = `
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: fr-landing-reveal linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 55%;
    }
  }
`;

export const section: string = css`
  @layer fr.app {
    padding-block: clamp(var(--fr-space-12), 7vw, 6rem);
    --edge: max(${gutter}, calc((100vi - 76rem) / 2 + ${gutter}));

    padding-inline: var(--edge);
    overflow-x: clip;

    &[data-sunken] {
      background: var(--fr-surface-sunken);
    }

    &[data-when-wanted]:not(:target) {
      display: none;
    }

    &,
    & [tabindex='-1'] {
      scroll-margin-block-start: var(--fr-header);
      outline: none;
    }
  }
`;

export const words: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-4);
    ${reveal}
  }
`;

export const title: string = css`
  @layer fr.app {
    max-inline-size: 40rem;
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem);
    line-height: 1.2;
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
    text-wrap: balance;

    &:lang(ar) {
      letter-spacing: 0;
      line-height: 1.4;
    }
  }
`;

export const lead: string = css`
  @layer fr.app {
    max-inline-size: 38rem;
    color: var(--fr-text-muted);
    font-size: 1.0625rem;
    line-height: 1.6875rem;
    text-wrap: pretty;

    h2 + & {
      margin-block-start: var(--fr-space-3);
    }

    div > h2 + & {
      margin-block-start: 0;
    }
  }
`;

export const small: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: 1.25rem;
  }
`;

export const link: string = css`
  @layer fr.app {
    border-radius: var(--fr-radius-small);
    color: var(--fr-primary-text);
    font-weight: var(--fr-weight-medium);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const start: string = css`
  @layer fr.app {
    margin-block-start: var(--fr-space-2);
  }
`;

export const appRow: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fr-space-8);

    & > :first-child {
      flex: 1 1 24rem;
    }
  }
`;

export const apps: string = css`
  @layer fr.app {
    display: flex;
    flex: 0 1 26rem;
    flex-direction: column;
    gap: var(--fr-space-4);
    ${reveal}

    & [hidden] {
      display: none;
    }
  }
`;

export const badges: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--fr-space-3);
  }
`;

export const badge: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    block-size: 100%;
    gap: var(--fr-space-3);
    padding: var(--fr-space-3) var(--fr-space-4);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    color: inherit;
    text-decoration: none;

    &:hover {
      border-color: var(--fr-primary);
    }

    & > svg {
      flex: none;
    }
  }
`;

export const badgeSmall: string = css`
  @layer fr.app {
    display: block;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
  }
`;

export const badgeName: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-strong);
    white-space: nowrap;
  }
`;

export const cards: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    gap: var(--fr-space-4);
    margin-block-start: var(--fr-space-10);
  }
`;

export const card: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
    padding: var(--fr-space-6);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    ${reveal}
  }
`;

export const cardIcon: string = css`
  @layer fr.app {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-block-end: var(--fr-space-2);
    border-radius: var(--fr-radius-card);
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
  }
`;

export const cardTitle: string = css`
  @layer fr.app {
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
  }
`;

export const cardText: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    line-height: 1.5rem;
    text-wrap: pretty;
  }
`;

export const shot: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: auto;
    border-radius: 22px;
    box-shadow:
      0 0 0 1px var(--fr-border),
      0 24px 48px -20px var(--fr-shadow-color);
  }
`;

export const how: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) minmax(0, 17rem);
    align-items: center;
    justify-content: space-between;
    gap: clamp(var(--fr-space-6), 4vw, var(--fr-space-16));
    margin-block-start: var(--fr-space-10);

    & > img {
      ${reveal}
    }

    @media (width < 900px) {
      grid-template-columns: 1fr 1fr;

      & > ol {
        grid-row: 2;
        grid-column: 1 / -1;
      }
    }
  }
`;

export const steps: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-8);
    counter-reset: step;
  }
`;

export const step: string = css`
  @layer fr.app {
    position: relative;
    padding-inline-start: 3.75rem;
    counter-increment: step;
    ${reveal}

    &::before {
      content: counter(step);
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: grid;
      place-items: center;
      inline-size: 2.5rem;
      block-size: 2.5rem;
      border-radius: var(--fr-radius-full);
      background: var(--fr-primary);
      color: var(--fr-on-primary);
      font-weight: var(--fr-weight-strong);
    }
  }
`;

export const split: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: clamp(var(--fr-space-8), 5vw, var(--fr-space-16));

    @media (width < 900px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const window: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--fr-radius-card);
    box-shadow:
      0 0 0 1px var(--fr-border),
      0 24px 48px -20px var(--fr-shadow-color);
    ${reveal}
  }
`;

export const videos: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--fr-space-6);
    margin-block-start: var(--fr-space-10);

    @media (width < 900px) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--fr-space-8);
    }
  }
`;

export const videoItem: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-2);
    ${reveal}
  }
`;

export const poster: string = css`
  @layer fr.app {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--fr-radius-card);
  }
`;

export const video: string = css`
  @layer fr.app {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: var(--fr-radius-card);
    box-shadow:
      0 0 0 1px var(--fr-border),
      0 16px 32px -16px var(--fr-shadow-color);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }
  }
`;

export const player: string = css`
  @layer fr.app {
    position: relative;
    display: grid;
    margin-block-end: var(--fr-space-2);
  }
`;

/* Over the whole picture, with the sign in its middle. */
export const playButton: string = css`
  @layer fr.app {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: transparent;
    cursor: pointer;

    &[hidden] {
      display: none;
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }

    & > span {
      display: grid;
      place-items: center;
      inline-size: 4rem;
      block-size: 4rem;
      border-radius: var(--fr-radius-full);
      background: var(--fr-primary);
      box-shadow: 0 8px 24px var(--fr-shadow-color);
      color: var(--fr-on-primary);
    }

    &:hover > span {
      background: var(--fr-primary-hover);
    }
  }
`;

export const sliderHead: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fr-space-4);
  }
`;

export const sliderButtons: string = css`
  @layer fr.app {
    display: flex;
    gap: var(--fr-space-2);

    &[hidden],
    & [hidden] {
      display: none;
    }
  }
`;

export const turned: string = css`
  @layer fr.app {
    scale: var(--fr-mirror, 1) 1;
  }
`;

export const pauseIcon: string = css`
  @layer fr.app {
    [data-paused] > & {
      display: none;
    }
  }
`;

export const playIcon: string = css`
  @layer fr.app {
    :not([data-paused]) > & {
      display: none;
    }
  }
`;

export const slider: string = css`
  @layer fr.app {
    display: flex;
    gap: var(--fr-space-8);
    margin-block-start: var(--fr-space-6);

    /* From edge to edge of the window, and in line with the text. */
    margin-inline: calc(-1 * var(--edge));
    padding-block: var(--fr-space-4) var(--fr-space-8);
    padding-inline: var(--edge);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: var(--edge);
    scrollbar-width: thin;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }

    @media (prefers-reduced-motion: no-preference) {
      scroll-behavior: smooth;
    }
  }
`;

export const slide: string = css`
  @layer fr.app {
    flex: 0 0 min(19rem, 78%);
    scroll-snap-align: start;
  }
`;

export const caption: string = css`
  @layer fr.app {
    margin-block-start: var(--fr-space-3);
    color: var(--fr-text-muted);
    text-align: center;
  }
`;

export const stickers: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: var(--fr-space-4);
    padding: var(--fr-space-6);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    justify-items: center;
    ${reveal}
  }
`;

export const sticker: string = css`
  @layer fr.app {
    inline-size: clamp(2.75rem, 6vw, 4.5rem);
    block-size: auto;
    aspect-ratio: 1;

    @media (prefers-reduced-motion: no-preference) {
      transition: transform var(--fr-motion-slow) var(--fr-ease);

      &:hover {
        transform: scale(1.15) rotate(-4deg);
      }
    }
  }
`;

export const images: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--fr-space-6);
    margin-block-start: var(--fr-space-10);

    @media (width < 900px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const imageItem: string = css`
  @layer fr.app {
    ${reveal}
  }
`;

export const newsletter: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: clamp(var(--fr-space-6), 5vw, var(--fr-space-16));
    padding: clamp(var(--fr-space-6), 4vw, var(--fr-space-12));
    border-radius: 20px;
    background: var(--fr-primary-soft);
    color: var(--fr-text);

    @media (width < 900px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
