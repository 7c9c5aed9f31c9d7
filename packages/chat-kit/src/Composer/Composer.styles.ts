import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    flex: none;
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-chat-send-bar, var(--fr-surface));
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

export const line: string = css`
  @layer fr.kit {
    display: flex;
    align-items: flex-end;
    gap: 8px;
    min-block-size: var(--fr-composer);
    box-sizing: border-box;
    padding: 8px 16px;
  }
`;

export const input: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    box-sizing: border-box;
    min-block-size: 2.75rem;
    max-block-size: calc(6 * var(--fr-line-body) + 1.375rem);
    padding: 0.6875rem 1rem;
    border: 1px solid transparent;
    border-radius: 1.375rem;
    background: var(--fr-surface-sunken);
    color: var(--fr-text);
    font-family: inherit;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    resize: none;
    overflow-y: auto;
    scrollbar-width: none;
    outline: none;

    &::placeholder {
      color: var(--fr-text-muted);
      opacity: 1;
    }

    &:focus {
      border-color: var(--fr-primary);
    }

    &[data-full] {
      scrollbar-width: thin;
    }

    /* A finger needs 16 px, or the phone zooms into the field. */
    @media (pointer: coarse) {
      font-size: max(1rem, 16px);
    }
  }
`;

export const send: string = css`
  @layer fr.kit {
    margin-block-end: 2px;
    transition: opacity var(--fr-motion-fast) var(--fr-ease);
  }
`;
