import { css } from '@linaria/core';

/** A drawer over the list of participants, above the buttons of the call; the whole width on a phone. */
export const panel = css`
  position: fixed;
  inset-block: env(safe-area-inset-top) calc(72px + env(safe-area-inset-bottom));
  inset-inline-end: 0;
  z-index: 5;
  inline-size: min(320px, 100vw);
  border-inline-start: 1px solid var(--fr-border);
  box-shadow: var(--fr-shadow);

  @media (width < 700px) {
    inset-block-end: calc(56px + env(safe-area-inset-bottom));
    inline-size: 100vw;
    border: 0;
  }
`;

/** Stands above the lines, and takes presses, unlike them. */
export const notice = css`
  pointer-events: auto;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  margin-block-end: 8px;
`;
