import { css } from '@linaria/core';

/** Under a title: what a dialog is for. */
export const intro: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
  }
`;

/** The title of a part of a dialog or list. */
export const heading: string = css`
  @layer fr.app {
    margin: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-strong);
  }
`;

/** What is there to know beside the rest, in small letters. */
export const quiet: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
