import { css } from '@linaria/core';

/** The whole window, below what a phone keeps for itself; at the lower edge the call sees to that. */
export const page = css`
  position: fixed;
  inset: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
`;

/** The call in it. */
export const screen = css`
  block-size: 100%;
`;

/** The conversation beside the call. */
export const conversation = css`
  display: flex;
  flex-direction: column;
`;

/** What a call has on a phone no room for (docs/behaviour/calls.md, Call screen). */
export const wide = css`
  @media (width < 700px) {
    display: none;
  }
`;

/** Somebody calls, over any page: above its heading, where nobody types. */
export const incoming = css`
  position: fixed;
  inset-block-start: max(var(--fr-space-2), env(safe-area-inset-top));
  inset-inline: var(--fr-space-2);
  z-index: var(--fr-layer-toast);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** The way back to a call: a line at the top of the window; every page begins below it (styles/page.css). */
export const running = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--fr-layer-drawer);
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--fr-space-2);
  block-size: var(--call-bar);
  padding: env(safe-area-inset-top) var(--fr-space-4) 0;
  border: 0;
  background: var(--fr-accept);
  color: var(--fr-on-accept);
  font: inherit;
  font-weight: var(--fr-weight-medium);
  cursor: pointer;

  &:hover {
    background: var(--fr-accept-hover);
  }

  &:focus-visible {
    outline: var(--fr-focus-width) solid var(--fr-on-accept);
    outline-offset: calc(-2 * var(--fr-focus-width));
  }
`;

/** A round button over pictures of any colour. */
export const plate = css`
  border: 1px solid var(--fr-border-strong);
  background: var(--fr-surface);
  color: var(--fr-text);
`;
