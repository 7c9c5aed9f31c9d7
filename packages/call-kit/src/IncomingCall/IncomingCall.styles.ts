import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

/* Also the ground of the outgoing screen, of waiting and of the end. */
export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 320px;
    padding: 24px;
    padding-block-end: calc(24px + env(safe-area-inset-bottom));
    overflow-y: auto;
    background: var(--fr-surface-sunken);
    color: var(--fr-text);
    font-family: var(--fr-font);
    text-align: center;

    &[data-layout='bar'] {
      flex-direction: row;
      justify-content: flex-start;
      gap: 10px;
      inline-size: min(25rem, 100%);
      block-size: auto;
      min-block-size: 0;
      padding: 6px 10px;
      border-radius: var(--fr-radius-card);
      background: var(--fr-surface-raised);
      box-shadow: var(--fr-shadow);
      text-align: start;
    }
  }
`;

export const ring: string = css`
  @layer fr.kit {
    display: inline-flex;
    border-radius: 50%;
    margin-block-end: 12px;
    box-shadow: 0 0 0 10px var(--fr-primary-soft);

    @media (prefers-reduced-motion: no-preference) {
      animation: ring 1.6s var(--fr-ease) infinite alternate;
    }

    @keyframes ring {
      from {
        box-shadow: 0 0 0 4px var(--fr-primary-soft);
      }
    }

    [data-layout='bar'] > & {
      flex: none;
      margin: 0;
      box-shadow: 0 0 0 4px var(--fr-primary-soft);
      animation: none;
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: grid;
    gap: 4px;
    max-inline-size: 100%;

    [data-layout='bar'] > & {
      flex: 1;
      gap: 0;
      min-inline-size: 0;
    }
  }
`;

export const name: string = css`
  @layer fr.kit {
    margin: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);

    [data-layout='bar'] & {
      /* Beside the words below, also where the name is written in the other direction. */
      justify-self: start;
      overflow: hidden;
      font-size: var(--fr-text-body);
      line-height: var(--fr-line-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const what: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);

    [data-layout='bar'] & {
      font-size: var(--fr-text-small);
      line-height: var(--fr-line-small);
    }
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 20px;
    margin-block-start: 28px;

    [data-layout='bar'] > & {
      flex-wrap: nowrap;
      gap: 4px;
      margin: 0;
    }
  }
`;

export const ownVideo: string = css`
  @layer fr.kit {
    position: relative;
    flex: none;
    inline-size: min(220px, 60%);
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: ${stageColors.tile};

    /* A phone on its side has room only beside the rest. */
    @media (height < 480px) {
      position: absolute;
      inset-block-start: 16px;
      inset-inline-end: 16px;
      inline-size: min(220px, 25%);
    }
  }
`;
