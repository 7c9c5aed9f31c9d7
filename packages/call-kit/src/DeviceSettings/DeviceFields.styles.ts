import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 16px;

    /* A phone on its side shows the camera beside what is chosen. */
    @media (height < 480px) and (width >= 600px) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: start;

      & > :first-child {
        grid-row: span 5;
      }
    }
  }
`;

export const preview: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: ${stageColors.tile};
    color: ${stageColors.text};

    & > video {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
      scale: -1 1;
    }
  }
`;

export const row: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 2rem;
    margin-block-start: -8px;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    color: var(--fr-text-muted);
  }
`;

/* Fourteen steps; only the width of the bar changes, no element. */
export const meter: string = css`
  @layer fr.kit {
    flex: 1;
    block-size: 6px;
    overflow: hidden;
    border-radius: var(--fr-radius-full);
    background: var(--fr-surface-active);

    &::before {
      content: '';
      display: block;
      inline-size: calc(var(--fr-level, 0) / 14 * 100%);
      block-size: 100%;
      border-radius: inherit;
      background: var(--fr-accept);
    }
  }
`;
