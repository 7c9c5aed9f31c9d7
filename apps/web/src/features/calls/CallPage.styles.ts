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

/** The way back to a call, over any page. */
export const running = css`
  position: fixed;
  inset-block-start: max(var(--fr-space-2), env(safe-area-inset-top));
  inset-inline: 0;
  z-index: 40;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** A round button over pictures of any colour. */
export const plate = css`
  border: 1px solid var(--fr-border-strong);
  background: var(--fr-surface);
  color: var(--fr-text);
`;
