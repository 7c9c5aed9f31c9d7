import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(24rem, 1fr) minmax(24rem, 1.2fr);
    min-block-size: 100dvb;
    background: var(--fr-surface);
    color: var(--fr-text);

    @media (width < 900px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const main: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 26rem);
    justify-content: center;
    align-items: start;
    /* Near the middle of a tall window, and in one place whatever the form shows. */
    padding-block: max(var(--fr-space-8), (100dvb - 54rem) / 2) var(--fr-space-8);
    padding-inline: var(--fr-space-5);
  }
`;

export const column: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-5);
    min-inline-size: 0;
  }
`;

export const header: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    /* As high as the choice of the language, which comes a moment later. */
    min-block-size: 2.75rem;
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-display);
    line-height: var(--fr-line-display);
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
  }
`;

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);
  }
`;

export const phone: string = css`
  @layer fr.app {
    position: relative;
  }
`;

/* At the end of the label's line: nothing moves when it comes and goes. */
export const prefixOffer: string = css`
  @layer fr.app {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    cursor: pointer;

    /* What can be pressed is larger than the words. */
    &::after {
      position: absolute;
      inset-block: calc(-1 * var(--fr-space-3)) 0;
      inset-inline: calc(-1 * var(--fr-space-2)) 0;
      content: '';
    }
  }
`;

export const code: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    align-items: start;
    gap: var(--fr-space-3);

    @media (width < 420px) {
      grid-template-columns: 1fr;
    }
  }
`;

export const codeField: string = css`
  @layer fr.app {
    min-inline-size: 0;
  }
`;

export const send: string = css`
  @layer fr.app {
    /* In line with the cells, below the label of the code. */
    margin-block-start: calc(var(--fr-line-small) + var(--fr-space-1) + 2px);
    font-variant-numeric: tabular-nums;

    @media (width < 420px) {
      margin-block-start: 0;
    }
  }
`;

/* Room for the longest words of the button from the start: the boxes stay as wide as they are. */
export const sendWords: string = css`
  @layer fr.app {
    display: grid;
    justify-items: center;

    & > * {
      grid-area: 1 / 1;
    }

    & > [aria-hidden] {
      visibility: hidden;
    }
  }
`;

export const toggle: string = css`
  @layer fr.app {
    align-self: center;
    padding: var(--fr-space-2);
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

export const terms: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
    text-wrap: balance;
  }
`;

/* As high as the captcha, so that nothing moves when it is loaded. */
export const captchaRoom: string = css`
  @layer fr.app {
    min-block-size: 3rem;
  }
`;

/* The captcha's look, before it is loaded. */
export const captchaBox: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    block-size: 3rem;
    padding-inline: var(--fr-space-3);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-raised);
  }
`;

/* A line high from the start: the button below stays where it is when something was sent. */
export const sentRoom: string = css`
  @layer fr.app {
    min-block-size: var(--fr-line-small);
  }
`;

export const sent: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    overflow-wrap: anywhere;
  }
`;
