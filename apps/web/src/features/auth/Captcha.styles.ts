import { css } from '@linaria/core';

export const root: string = css`
  /* The widget brings its own unlayered sheet; only its variables are ours, with enough weight to win. */
  &&& {
    --altcha-max-width: 100%;
    --altcha-border-radius: var(--fr-radius-control);
    --altcha-border-color: var(--fr-border-strong);
    --altcha-color-base: var(--fr-surface-raised);
    --altcha-color-base-content: var(--fr-text);
    --altcha-color-neutral: var(--fr-border-strong);
    --altcha-color-neutral-content: var(--fr-text-muted);
    --altcha-color-primary: var(--fr-primary);
    --altcha-color-primary-content: var(--fr-on-primary);
    --altcha-color-success: var(--fr-accept);
    --altcha-color-success-content: var(--fr-on-accept);
    --altcha-color-error: var(--fr-block);
    --altcha-color-error-content: var(--fr-on-block);
    --altcha-input-background-color: var(--fr-surface);
    --altcha-checkbox-border-color: var(--fr-border-strong);
    --altcha-checkbox-outline-color: var(--fr-focus);

    display: block;
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
  }

  /* Its own sheet has a ring for its other fields only. */
  &&& input:focus-visible {
    outline: var(--fr-focus-width) solid var(--fr-focus);
    outline-offset: var(--fr-focus-gap);
  }
`;
