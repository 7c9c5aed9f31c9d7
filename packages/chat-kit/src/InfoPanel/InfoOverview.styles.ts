import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding-block: 24px 16px;
    padding-inline: 4px;
  }
`;

export const head: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-inline: 8px;
    text-align: center;
  }
`;

export const name: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    margin: 12px 0 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);

    & bdi {
      min-inline-size: 0;
      overflow-y: clip;
      overflow-wrap: anywhere;
    }

    & svg {
      flex: none;
      fill: var(--fr-primary);
      color: var(--fr-on-primary);
    }

    & svg > :first-child {
      stroke: var(--fr-primary);
    }
  }
`;

export const places: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    overflow-wrap: anywhere;
  }
`;

export const actions: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    padding-block: 8px;
    border-block-end: 1px solid var(--fr-border);
  }
`;

export const action: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: var(--fr-row);
    padding: 6px 12px;
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:active {
      background: var(--fr-surface-active);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }

    & svg {
      flex: none;
      color: var(--fr-text-muted);
    }

    &[data-tone='block'],
    &[data-tone='block'] svg {
      color: var(--fr-block-text);
    }
  }
`;

export const actionWords: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const sections: string = css`
  @layer fr.kit {
    border-block-start: 0;
  }
`;

export const pictures: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style-type: '';

    & > * {
      min-inline-size: 0;
      border-radius: var(--fr-radius-control);
      overflow: hidden;
      aspect-ratio: 1;
    }
  }
`;

export const pictureWait: string = css`
  @layer fr.kit {
    block-size: 100%;
  }
`;

export const files: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    margin: 0;
    margin-inline: -8px;
    padding: 0;
    list-style-type: '';
  }
`;

export const nothing: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const viewAll: string = css`
  @layer fr.kit {
    margin-block-start: 8px;
    margin-inline-start: -8px;
  }
`;

export const settings: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    padding-block-start: 8px;
  }
`;

export const settingsTitle: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 8px 12px;
    font-size: inherit;
    line-height: inherit;
    font-weight: var(--fr-weight-medium);
  }
`;

export const mute: string = css`
  @layer fr.kit {
    padding-inline: 12px;
  }
`;
