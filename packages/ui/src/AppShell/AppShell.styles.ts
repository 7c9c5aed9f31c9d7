import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: flex;
    block-size: 100dvb;
    overflow: hidden;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    @media (width < 700px) {
      flex-direction: column;
    }
  }
`;

export const rail: string = css`
  @layer fr.ui {
    display: flex;
    flex: none;
    flex-direction: column;
    inline-size: var(--fr-rail);
    overflow-y: auto;
    scrollbar-width: none;
    border-inline-end: 1px solid var(--fr-border);
    background: var(--fr-surface-sunken);

    @media (width < 700px) {
      display: none;
    }
  }
`;

export const column: string = css`
  @layer fr.ui {
    position: relative;
    display: flex;
    flex: none;
    flex-direction: column;
    inline-size: var(--column, var(--fr-column));
    min-block-size: 0;
    border-inline-end: 1px solid var(--fr-border);

    @media (width < 700px) {
      flex: 1;
      inline-size: auto;
      border-inline-end: 0;

      [data-active-pane='main'] > & {
        display: none;
      }
    }
  }
`;

export const main: string = css`
  @layer fr.ui {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    outline: 0;

    @media (width < 700px) {
      [data-active-pane='column'] > & {
        display: none;
      }
    }
  }
`;

export const panel: string = css`
  @layer fr.ui {
    display: flex;
    flex: none;
    flex-direction: column;
    inline-size: var(--fr-panel);
    overflow-y: auto;
    border-inline-start: 1px solid var(--fr-border);
  }
`;

export const bottomBar: string = css`
  @layer fr.ui {
    display: none;

    @media (width < 700px) {
      display: flex;
      flex: none;
      min-block-size: var(--fr-bottom-bar);
      padding-block-end: env(safe-area-inset-bottom);
      border-block-start: 1px solid var(--fr-border);
      background: var(--fr-surface-sunken);
    }
  }
`;

export const handle: string = css`
  @layer fr.ui {
    position: absolute;
    z-index: var(--fr-layer-sticky);
    inset-block: 0;
    inset-inline-end: -5px;
    inline-size: 9px;
    margin: 0;
    border: 0;
    cursor: col-resize;
    touch-action: none;

    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 3px;
      inline-size: 3px;
      background: transparent;
      transition: background-color var(--fr-motion) var(--fr-ease);
    }

    &:hover::after,
    &[data-state='dragging']::after,
    &:focus-visible::after {
      background: var(--fr-focus);
    }

    &:focus-visible {
      outline: 0;
    }

    @media (width < 700px) {
      display: none;
    }
  }
`;
