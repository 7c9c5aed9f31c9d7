import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

/* Pictures stand on the same dark ground in every theme, and so do the words over them. */
export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: ${stageColors.tile};
    color: ${stageColors.text};
    font-family: var(--fr-font);
    isolation: isolate;
    container-type: inline-size;

    /* The picture of the person: in a small tile the name would lie over its lower edge. */
    & > span[data-size] {
      @container (width < 200px) {
        margin-block-end: 1.25rem;
        scale: 0.75;
      }
    }

    &[data-speaking] {
      outline: 2px solid var(--fr-focus);
      outline-offset: 1px;
    }
  }
`;

export const name: string = css`
  @layer fr.kit {
    position: absolute;
    inset-inline-start: 6px;
    inset-block-end: 6px;
    display: flex;
    align-items: center;
    gap: 6px;
    box-sizing: border-box;
    max-inline-size: calc(100% - 12px);
    padding: 2px 8px;
    border-radius: var(--fr-radius-small);
    background: ${stageColors.plate};
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & > :not(svg, [role='img']) {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & svg {
      flex: none;
    }

    @container (width < 200px) {
      inset-inline-start: 4px;
      inset-block-end: 4px;
      gap: 4px;
      max-inline-size: calc(100% - 8px);
      padding-inline: 6px;
    }
  }
`;

export const pin: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    border-radius: var(--fr-radius-small);
    background: ${stageColors.plate};
    color: ${stageColors.text};
    opacity: 0;
    transition: opacity var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      background: ${stageColors.plateHover};
      color: #fff;
    }

    &[aria-pressed='true'] {
      background: var(--fr-primary);
      color: var(--fr-on-primary);
      opacity: 1;
    }

    &:focus-visible,
    :hover > & {
      opacity: 1;
    }

    /* A finger needs more room than the sign: only the sign stands over the picture. */
    @media (hover: none) {
      inset-block-start: 0;
      inset-inline-end: 0;
      background: none;
      opacity: 1;

      &:hover,
      &[aria-pressed='true'] {
        background: none;
      }

      & svg {
        box-sizing: content-box;
        padding: 5px;
        border-radius: var(--fr-radius-small);
        background: ${stageColors.plate};
      }

      &[aria-pressed='true'] svg {
        background: var(--fr-primary);
      }
    }
  }
`;

/* Words alone: they would not be read over a face. */
export const reconnecting: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 4px 8px;
    text-align: center;
    background: ${stageColors.cover};
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
