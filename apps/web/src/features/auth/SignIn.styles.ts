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
    align-items: center;
    padding-block: var(--fr-space-8);
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

export const prefixOffer: string = css`
  @layer fr.app {
    align-self: flex-start;
    margin-block-start: calc(-1 * var(--fr-space-2));
  }
`;

export const code: string = css`
  @layer fr.app {
    display: grid;
    /* Room for the countdown from the start: the boxes stay as wide as they are. */
    grid-template-columns: minmax(0, 1fr) minmax(10.5rem, max-content);
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
    min-block-size: 4.25rem;
  }
`;

/* The captcha's look, before it is loaded. */
export const captchaBox: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    block-size: 4.25rem;
    padding-inline: var(--fr-space-3);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-raised);
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
