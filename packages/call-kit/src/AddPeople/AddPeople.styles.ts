import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

/* It stands among the pictures, around which it is dark in every theme. */
export const button: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 2.75rem;
    padding: 8px 12px;
    border: 1px dashed ${stageColors.edge};
    border-radius: var(--fr-radius-card);
    background: ${stageColors.ground};
    color: ${stageColors.text};
    font: inherit;
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    cursor: pointer;

    &:hover {
      background: ${stageColors.tile};
    }

    &:focus-visible {
      outline: 2px solid var(--fr-focus);
      outline-offset: 1px;
    }
  }
`;

export const state: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 6px;
    padding: 2px 8px;
    border-radius: var(--fr-radius-small);
    background: ${stageColors.plate};
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const dialog: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-block-size: min(24rem, 60vh);
  }
`;

export const list: string = css`
  @layer fr.kit {
    max-block-size: min(24rem, 50vh);
    margin: 0 -8px;
    padding: 3px;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
  }
`;

export const row: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 3.5rem;
    padding: 6px 8px;
    border: 0;
    border-radius: var(--fr-radius-small);
    background: none;
    color: var(--fr-text);
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    /* The row that Enter takes: see useSearchKeys. */
    [data-search-keys='ready']:has(input[type='search']:focus:not(:placeholder-shown))
      li:nth-child(1 of :has(> :not([aria-disabled='true'])))
      > & {
      background: var(--fr-surface-selected);
    }

    &[aria-disabled='true'] {
      background: none;
      cursor: default;
    }

    &:focus-visible {
      outline: 2px solid var(--fr-focus);
      outline-offset: 1px;
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
`;

export const person: string = css`
  @layer fr.kit {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const stands: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const nobody: string = css`
  @layer fr.kit {
    margin: 0;
    padding-block: 24px;
    text-align: center;
    color: var(--fr-text-muted);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:empty {
      display: none;
    }
  }
`;
