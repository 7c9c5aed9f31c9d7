import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    position: relative;
    display: inline-block;
    flex: none;
    min-inline-size: 1.25rem;
    max-inline-size: 100%;
    overflow: hidden;
    padding-block: 0.125rem;
    padding-inline: 0.375rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-primary);
    color: var(--fr-on-primary);
    font-family: var(--fr-font);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    font-weight: var(--fr-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: middle;

    &[data-tone='neutral'] {
      background: var(--fr-disabled-soft);
      color: var(--fr-on-disabled-soft);
    }

    &[data-tone='success'] {
      background: var(--fr-accept-soft);
      color: var(--fr-on-accept-soft);
    }

    &[data-tone='warning'] {
      background: var(--fr-resend-soft);
      color: var(--fr-on-resend-soft);
    }

    &[data-tone='error'] {
      background: var(--fr-block);
      color: var(--fr-on-block);
    }
  }
`;
