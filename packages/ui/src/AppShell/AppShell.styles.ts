import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    /* Its own width decides how it folds, so that markup from a server is right before any script has run. */
    container: fr-shell / inline-size;
    position: relative;
    block-size: 100dvb;
    overflow: hidden;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

export const frame: string = css`
  @layer fr.ui {
    display: flex;
    block-size: 100%;

    @container fr-shell (width < 700px) {
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

    @container fr-shell (width < 700px) {
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
    /* Where there is little room, the main part keeps 360 pixels as long as the column has its least. */
    max-inline-size: max(var(--fr-column-min), 100cqi - var(--fr-rail) - 360px);
    min-block-size: 0;
    border-inline-end: 1px solid var(--fr-border);

    @container fr-shell (width >= 900px) {
      [data-panel='open'] > * > & {
        max-inline-size: max(var(--fr-column-min), 100cqi - var(--fr-rail) - var(--fr-panel) - 360px);
      }
    }

    @container fr-shell (width < 700px) {
      flex: 1;
      inline-size: auto;
      max-inline-size: none;
      border-inline-end: 0;

      [data-active-pane='main'] > * > & {
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

    @container fr-shell (width < 700px) {
      [data-active-pane='column'] > * > & {
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
    outline: 0;
    border-inline-start: 1px solid var(--fr-border);
    background: var(--fr-surface);

    /* A drawer: the script asks for this position to know that it must keep the focus inside. */
    @container fr-shell (width < 900px) {
      position: absolute;
      z-index: var(--fr-layer-drawer);
      inset-block: 0;
      inset-inline-end: 0;
      inline-size: min(var(--fr-panel), 100cqi - 3rem);
      overscroll-behavior: contain;
      border-inline-start: 0;
      background: var(--fr-surface-raised);
      box-shadow: var(--fr-shadow);
      animation: slide-in var(--fr-motion-slow) var(--fr-ease);
    }

    /* Where only one pane has room, the panel is that pane. */
    @container fr-shell (width < 700px) {
      inline-size: 100%;
    }

    @keyframes slide-in {
      from {
        transform: translateX(calc(var(--fr-mirror, 1) * 100%));
      }
    }
  }
`;

export const backdrop: string = css`
  @layer fr.ui {
    display: none;

    @container fr-shell (width < 900px) {
      display: block;
      position: absolute;
      z-index: var(--fr-layer-drawer);
      inset: 0;
      background: var(--fr-overlay);
      animation: appear var(--fr-motion) var(--fr-ease);
    }

    @keyframes appear {
      from {
        opacity: 0;
      }
    }
  }
`;

export const bottomBar: string = css`
  @layer fr.ui {
    display: none;

    @container fr-shell (width < 700px) {
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

    @container fr-shell (width < 700px) {
      display: none;
    }
  }
`;
