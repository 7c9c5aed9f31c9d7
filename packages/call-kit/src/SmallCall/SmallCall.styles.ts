import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';
import { stageColors } from '../tokens/stageColors.ts';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    color: ${stageColors.text};
    font-family: var(--fr-font);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

/* Dragged, also by a finger, which must not scroll the page meanwhile. */
export const picture: string = css`
  @layer fr.kit {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: ${stageColors.main};
    isolation: isolate;
    cursor: move;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
`;

export const plate: string = css`
  @layer fr.kit {
    position: absolute;
    z-index: 1;
    inset-block-end: 6px;
    inset-inline-start: 6px;
    display: flex;
    align-items: center;
    gap: 6px;
    max-inline-size: calc(100% - 12px);
    padding: 2px 8px;
    border-radius: 1rem;
    background: ${stageColors.plate};
  }
`;

export const name: string = css`
  @layer fr.kit {
    overflow: hidden;
    font-weight: var(--fr-weight-medium);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: space-between;
    padding: 8px;
    background: var(--fr-surface-raised);

    & button[data-tone] {
      inline-size: 2.25rem;
      block-size: 2.25rem;
    }
  }
`;

export const wide: string = css`
  @layer fr.kit {
    display: contents;

    @media (width < 700px) {
      display: none;
    }
  }
`;

export const said: string = css`
  @layer fr.kit {
    &:empty {
      ${emptyRegion}
    }
  }
`;
