import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: ${stageColors.main};
    color: ${stageColors.text};
    font-family: var(--fr-font);
    isolation: isolate;
  }
`;

export const head: string = css`
  @layer fr.kit {
    position: absolute;
    z-index: 1;
    inset-block-start: 12px;
    inset-inline: 12px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

export const plate: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    padding: 4px 12px;
    border-radius: 1rem;
    background: ${stageColors.plate};

    & svg {
      flex: none;
    }
  }
`;

export const label: string = css`
  @layer fr.kit {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    font-weight: var(--fr-weight-medium);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const time: string = css`
  @layer fr.kit {
    font-variant-numeric: tabular-nums;
  }
`;

export const recording: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 4px 12px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-block);
    color: var(--fr-on-block);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const big: string = css`
  @layer fr.kit {
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const reconnecting: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    background: ${stageColors.plate};
  }
`;

/* From below the name to the lower edge; what is in it stands at one of the two. */
export const overlay: string = css`
  @layer fr.kit {
    position: absolute;
    z-index: 1;
    inset-block: 60px 12px;
    inset-inline: 12px;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    pointer-events: none;

    &:has(> [data-position='top']) {
      justify-content: flex-start;
    }
  }
`;
