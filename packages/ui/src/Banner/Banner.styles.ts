import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-3);
    padding-block: var(--fr-space-2);
    padding-inline: var(--fr-space-4);
    border-radius: var(--fr-radius-control);
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
    font-family: var(--fr-font);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &[data-tone='success'] {
      background: var(--fr-accept-soft);
      color: var(--fr-on-accept-soft);
    }

    &[data-tone='warning'] {
      background: var(--fr-resend-soft);
      color: var(--fr-on-resend-soft);
    }

    &[data-tone='error'] {
      background: var(--fr-block-soft);
      color: var(--fr-on-block-soft);
    }

    &[data-edge] {
      border-radius: 0;
    }
  }
`;

export const words: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
`;

export const close: string = css`
  @layer fr.ui {
    /* Twice: the styles of the button itself may be loaded after these. */
    && {
      margin-inline-end: -8px;
      color: inherit;
    }

    &&:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
      color: inherit;
    }
  }
`;
