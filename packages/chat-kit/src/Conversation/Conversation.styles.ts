import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    block-size: 100%;
    /* Where nobody gave it a height, it would grow with everything that was ever written. */
    max-block-size: 100dvh;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    /* Pages of somebody else centre things. */
    text-align: start;
  }
`;

export const notice: string = css`
  @layer fr.kit {
    flex: none;
    box-sizing: border-box;
    min-block-size: var(--fr-composer);
    display: grid;
    align-content: center;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-chat-send-bar, var(--fr-surface));
  }
`;

export const middle: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 12px;
  }
`;

export const skeleton: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 10px;
    overflow: hidden;
    padding: 16px 20px;
    animation: fr-skeleton-appear 120ms 200ms both;

    @keyframes fr-skeleton-appear {
      from {
        opacity: 0;
      }
      to {
        opacity: 1;
      }
    }
  }
`;

export const skeletonBubble: string = css`
  @layer fr.kit {
    block-size: 36px;
    border-radius: var(--fr-radius-bubble);
    background: var(--fr-bubble-other);

    &[data-own] {
      align-self: flex-end;
      /* Of the bubbles' own colour, which every theme sets apart from its ground. */
      background: color-mix(in srgb, var(--fr-bubble-own) 30%, var(--fr-chat-background, var(--fr-surface)));
    }
  }
`;
