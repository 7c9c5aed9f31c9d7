import { css } from '@linaria/core';

/* Over the end of the list, which keeps room for it: nothing moves when somebody begins to type, and no picture is cut. */
export const root: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    display: flex;
    align-items: center;
    block-size: 24px;
    pointer-events: none;
    padding-inline: 12px;
    overflow: hidden;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.5rem;
    white-space: nowrap;
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    padding-inline: 8px;
    line-height: 1.25rem;
    border-radius: var(--fr-radius-full);
    background: var(--fr-chat-pill, var(--fr-surface));
  }
`;

export const sentence: string = css`
  @layer fr.kit {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const dots: string = css`
  @layer fr.kit {
    display: inline-flex;
    gap: 3px;

    & span {
      inline-size: 5px;
      block-size: 5px;
      border-radius: 50%;
      background: currentColor;
      animation: fr-typing 1.2s ease-in-out infinite;
    }

    & span:nth-child(2) {
      animation-delay: 0.15s;
    }

    & span:nth-child(3) {
      animation-delay: 0.3s;
    }

    @keyframes fr-typing {
      0%,
      60%,
      100% {
        transform: none;
        opacity: 0.5;
      }
      30% {
        transform: translateY(-3px);
        opacity: 1;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      & span {
        animation: none;
      }
    }
  }
`;
