import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    position: relative;
    min-inline-size: 0;
    font-family: var(--fr-font);
  }
`;

export const frame: string = css`
  @layer fr.ui {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-1);
    padding: var(--fr-space-6) var(--fr-space-4);
    border: 1.5px dashed var(--fr-border-strong);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-sunken);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
    overflow-wrap: anywhere;
    transition: background-color var(--fr-motion-fast) var(--fr-ease);

    [data-state='over'] > & {
      border-color: var(--fr-primary);
      background: var(--fr-primary-soft);
      color: var(--fr-on-primary-soft);
    }

    [data-state='rejected'] > & {
      border-color: var(--fr-block);
    }

    [data-state='disabled'] > & {
      border-color: var(--fr-border);
    }

    @media (forced-colors: active) {
      [data-state='over'] > & {
        border-style: solid;
      }
    }
  }
`;

/* Lets the files through to what is under it, so that they are never "over" the cover itself. */
export const cover: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    z-index: var(--fr-layer-sticky);
    justify-content: center;
    pointer-events: none;
  }
`;

export const title: string = css`
  @layer fr.ui {
    margin-block-start: var(--fr-space-1);
    color: var(--fr-text);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-medium);

    [data-state='over'] * > & {
      color: inherit;
    }

    [data-state='disabled'] * > & {
      color: inherit;
    }
  }
`;

export const hint: string = css`
  @layer fr.ui {
    max-inline-size: 40ch;
  }
`;

export const button: string = css`
  @layer fr.ui {
    margin-block-start: var(--fr-space-3);
  }
`;

export const notice: string = css`
  @layer fr.ui {
    margin-block-start: var(--fr-space-2);
    overflow-wrap: anywhere;
  }
`;

export const noticeOver: string = css`
  @layer fr.ui {
    position: absolute;
    inset-inline: var(--fr-space-2);
    inset-block-end: var(--fr-space-2);
    z-index: var(--fr-layer-sticky);
    overflow-wrap: anywhere;
  }
`;
