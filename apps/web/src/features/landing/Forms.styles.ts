import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--fr-space-4);
    padding: clamp(var(--fr-space-5), 3vw, var(--fr-space-8));
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
  }
`;

export const row: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: var(--fr-space-3);

    & > div:has(input[type='email']) {
      flex: 1 1 14rem;
    }
  }
`;

export const field: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);
    min-inline-size: 0;
  }
`;

export const label: string = css`
  @layer fr.app {
    font-weight: var(--fr-weight-medium);
  }
`;

export const input: string = css`
  @layer fr.app {
    min-block-size: var(--fr-control-large);
    padding-block: var(--fr-space-2);
    padding-inline: var(--fr-field-pad);
    border: 1px solid var(--fr-border-strong);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface);
    color: var(--fr-text);

    /* Smaller text makes phones zoom in. */
    font-size: 1rem;
    resize: vertical;

    &[dir='ltr']:dir(ltr) {
      text-align: start;
    }

    :dir(rtl) > &[dir='ltr'] {
      text-align: end;
    }

    &:focus-visible {
      border-color: var(--fr-focus);
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -1px;
    }

    &[aria-invalid='true'] {
      border-color: var(--fr-block);
    }
  }
`;

export const error: string = css`
  @layer fr.app {
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:empty {
      display: none;
    }
  }
`;

export const hint: string = css`
  @layer fr.app {
    flex-basis: 100%;
    color: var(--fr-text-muted);

    &:empty {
      display: none;
    }
  }
`;

/* Out of sight, but not hidden: programs skip what is hidden. */
export const trap: string = css`
  @layer fr.app {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
