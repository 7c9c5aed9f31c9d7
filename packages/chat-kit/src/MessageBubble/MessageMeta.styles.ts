import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-inline-start: auto;
    color: var(--on-bubble-muted);
    font-size: 0.6875rem;
    line-height: 1rem;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    -webkit-user-select: none;
    user-select: none;

    /* Emoji have no bubble of which it could be a part. */
    [data-shape='bare'] & {
      padding: 1px 6px;
      border-radius: var(--fr-radius-full);
      background: var(--fr-chat-pill, transparent);
    }

    & svg {
      flex: none;
      inline-size: 0.9375rem;
      block-size: 0.9375rem;
    }

    & svg[data-ending] {
      inline-size: 0.75rem;
      block-size: 0.75rem;
    }

    & svg[data-star] {
      inline-size: 0.75rem;
      block-size: 0.75rem;
      fill: currentColor;
    }
  }
`;
