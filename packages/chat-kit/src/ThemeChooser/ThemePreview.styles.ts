import { css } from '@linaria/core';

/* A conversation in a stamp: nothing in it is read, everything has the colours of the theme. */
export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    border-radius: var(--fr-radius-card);
    overflow: hidden;
    background: var(--fr-surface);
    box-shadow: 0 0 0 1px var(--fr-border);
  }
`;

export const header: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 16%;
    padding-inline: 7px;
    background: var(--fr-chat-header, var(--fr-surface));
    border-block-end: 1px solid var(--fr-border);

    &::before {
      content: '';
      inline-size: 9px;
      block-size: 9px;
      border-radius: 50%;
      background: color-mix(in srgb, var(--fr-primary) 34%, var(--fr-surface));
    }

    &::after {
      content: '';
      inline-size: 34%;
      block-size: 4px;
      border-radius: 2px;
      background: var(--fr-text-muted);
      opacity: 0.55;
    }
  }
`;

export const stage: string = css`
  @layer fr.kit {
    position: relative;
    isolation: isolate;
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 5px;
    padding: 6px 7px;
    overflow: hidden;
    background: var(--fr-chat-background, var(--fr-surface));
  }
`;

/* The picture as it is behind a conversation, only smaller. */
export const picture: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    z-index: -1;
    zoom: 0.28;
  }
`;

export const bubble: string = css`
  @layer fr.kit {
    align-self: flex-start;
    display: block;
    inline-size: 62%;
    padding: 5px 6px;
    box-sizing: border-box;
    border-radius: 7px;
    border-end-start-radius: 2px;
    background: var(--fr-bubble-other);
    box-shadow: var(--fr-chat-shadow, none);

    &::before {
      content: '';
      display: block;
      inline-size: 78%;
      block-size: 3px;
      border-radius: 2px;
      background: var(--fr-on-bubble-other);
      opacity: 0.6;
    }

    &[data-own] {
      align-self: flex-end;
      inline-size: 48%;
      border-radius: 7px;
      border-end-end-radius: 2px;
      background: var(--fr-bubble-own);
    }

    &[data-own]::before {
      background: var(--fr-on-bubble-own);
      opacity: 0.85;
    }

    &[data-long]::after {
      content: '';
      display: block;
      inline-size: 52%;
      block-size: 3px;
      margin-block-start: 3px;
      border-radius: 2px;
      background: var(--fr-on-bubble-other);
      opacity: 0.35;
    }
  }
`;

export const sendBar: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 16%;
    padding-inline: 7px;
    background: var(--fr-chat-send-bar, var(--fr-surface));
    border-block-start: 1px solid var(--fr-border);

    &::before {
      content: '';
      flex: 1;
      block-size: 8px;
      border-radius: 4px;
      background: var(--fr-surface-sunken);
    }

    &::after {
      content: '';
      inline-size: 9px;
      block-size: 9px;
      border-radius: 50%;
      background: var(--fr-primary);
    }
  }
`;
