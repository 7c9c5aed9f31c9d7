import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

export const hand: string = css`
  @layer fr.kit {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 2px;
    padding-inline: 6px;
    border-radius: var(--fr-radius-full);
    background: #f6c445;
    color: #10151f;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;

/* Over the picture, above the lines of a transcript at its lower edge; presses go through. */
export const reactions: string = css`
  @layer fr.kit {
    position: absolute;
    z-index: 2;
    inset-block-end: 34%;
    inset-inline-start: 16px;
    display: flex;
    flex-direction: column-reverse;
    flex-wrap: wrap-reverse;
    align-items: flex-start;
    gap: 6px;
    max-block-size: 50%;
    max-inline-size: calc(100% - 32px);
    overflow: hidden;
    pointer-events: none;
  }
`;

export const reaction: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: 14rem;
    padding: 2px 12px 2px 8px;
    border-radius: var(--fr-radius-full);
    background: ${stageColors.plate};
    color: ${stageColors.text};
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    @media (prefers-reduced-motion: no-preference) {
      animation: rise 240ms var(--fr-ease);
    }

    @keyframes rise {
      from {
        transform: translateY(24px);
        opacity: 0;
      }
    }
  }
`;

export const emoji: string = css`
  @layer fr.kit {
    font-size: 1.5rem;
    line-height: 2rem;
  }
`;

export const by: string = css`
  @layer fr.kit {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
