import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';
import { stageColors } from '../tokens/stageColors.ts';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface-sunken);
    color: var(--fr-text);
    font-family: var(--fr-font);
  }
`;

/* Around pictures it is dark in every theme. */
export const stage: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    gap: 12px;
    min-block-size: 0;
    padding: 12px;
    background: ${stageColors.ground};

    &[data-has-others] {
      grid-template-columns: minmax(0, 1fr) 300px;
      padding-inline-end: 0;
    }

    @media (width < 700px) and (orientation: portrait) {
      gap: 8px;
      padding: 8px;

      &[data-has-others] {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: minmax(0, 1fr) auto;
        padding-inline-end: 8px;
      }
    }

    @media (height < 480px) {
      gap: 8px;
      padding: 8px;

      &[data-has-others] {
        grid-template-columns: minmax(0, 1fr) 168px;
        padding-inline-end: 0;
      }
    }

    &[data-has-panel] {
      grid-template-columns: minmax(0, 1fr) 320px;
      padding-inline-end: 12px;

      &[data-has-others] {
        grid-template-columns: minmax(0, 1fr) 300px 320px;
      }

      /* Where there is no room for three beside each other, the participants stand below the pictures. */
      @media (width < 1180px) {
        &[data-has-others] {
          grid-template-columns: minmax(0, 1fr) 320px;
          grid-template-rows: minmax(0, 1fr) auto;
        }
      }

      @media (height < 480px) {
        &[data-has-others] {
          grid-template-columns: minmax(0, 1fr) 320px;
          grid-template-rows: minmax(0, 1fr);
        }
      }

      /* On a phone the panel covers what is behind it, which nobody can reach meanwhile. */
      @media (width < 700px) {
        grid-template-columns: minmax(0, 1fr);

        &[data-has-others] {
          grid-template-columns: minmax(0, 1fr);
        }

        & > * {
          visibility: hidden;
        }
      }
    }
  }
`;

/* 320 pixels wide (docs/behaviour/calls.md, Call screen). */
export const panel: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    grid-column: -2 / -1;
    grid-row: 1 / -1;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface);

    & > * {
      flex: 1;
      min-block-size: 0;
    }

    @media (width < 700px) {
      position: absolute;
      inset-block: 0 calc(56px + 1px + env(safe-area-inset-bottom));
      inset-inline: 0;
      z-index: 1;
      border: 0;
      border-radius: 0;

      && {
        visibility: visible;
      }
    }
  }
`;

/* 300 pixels wide (docs/behaviour/calls.md, Call screen); what surrounds a tile that has the focus lies within. */
export const sidebar: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin-block: -3px;
    padding: 3px;
    padding-inline-end: 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;

    & > li {
      flex: none;
    }

    @media (width < 700px) and (orientation: portrait) {
      flex-direction: row;
      margin-inline: -3px;
      padding-inline-end: 3px;
      overflow: auto hidden;

      & > li {
        inline-size: 148px;
      }
    }

    @media (width < 1180px) {
      [data-has-panel] > & {
        flex-direction: row;
        margin-inline: -3px;
        padding-inline-end: 3px;
        overflow: auto hidden;

        & > li {
          inline-size: 148px;
        }
      }
    }

    @media (height < 480px) {
      [data-has-panel] > & {
        display: none;
      }
    }
  }
`;

export const sharing: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    padding: 6px 12px;
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:empty {
      ${emptyRegion}
    }
  }
`;
