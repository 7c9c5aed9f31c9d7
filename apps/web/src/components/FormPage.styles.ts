import { css } from '@linaria/core';

/** The ground of a page that holds one form. */
export const root: string = css`
  @layer fr.app {
    display: grid;
    justify-items: center;
    align-items: start;
    min-block-size: calc(100dvb - var(--call-bar, 0px));
    padding-block: var(--fr-space-8) var(--fr-space-16);
    padding-inline: var(--fr-space-5);
    background: radial-gradient(60rem 30rem at 50% -10rem, var(--fr-primary-soft), transparent), var(--fr-surface);
    color: var(--fr-text);
  }
`;
