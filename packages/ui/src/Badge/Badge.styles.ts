import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-inline-size: 1.25rem;
    block-size: 1.25rem;
    padding-inline: 6px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary);
    color: var(--fr-on-primary);
    font-family: var(--fr-font);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    font-weight: var(--fr-weight-strong);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    &[data-tone='neutral'] {
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
    }

    &[data-tone='accept'] {
      background: var(--fr-accept-soft);
      color: var(--fr-on-accept-soft);
    }

    &[data-tone='resend'] {
      background: var(--fr-resend-soft);
      color: var(--fr-on-resend-soft);
    }

    &[data-tone='block'] {
      background: var(--fr-block);
      color: var(--fr-on-block);
    }
  }
`;
