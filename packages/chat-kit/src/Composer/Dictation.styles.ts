import { css } from '@linaria/core';

export const button: string = css`
  @layer fr.kit {
    margin-block-end: calc((2.75rem - var(--fr-control)) / 2);

    &[data-state='listening'],
    &[data-state='listening']:hover {
      background: var(--fr-block);
      color: var(--fr-on-block);
      animation: fr-dictation-pulse 1.2s ease-in-out infinite alternate;
    }

    @keyframes fr-dictation-pulse {
      from {
        box-shadow: 0 0 0 0 color-mix(in srgb, var(--fr-block) 45%, transparent);
      }
      to {
        box-shadow: 0 0 0 7px color-mix(in srgb, var(--fr-block) 12%, transparent);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      &[data-state='listening'] {
        animation: none;
        box-shadow: 0 0 0 4px color-mix(in srgb, var(--fr-block) 25%, transparent);
      }
    }
  }
`;

export const line: string = css`
  @layer fr.kit {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 8px 20px 0;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const state: string = css`
  @layer fr.kit {
    flex: none;
    color: var(--fr-block-text);
    font-weight: var(--fr-weight-strong);
  }
`;

export const heard: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    max-block-size: calc(3 * var(--fr-line-small));
    overflow: hidden;
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
  }
`;
