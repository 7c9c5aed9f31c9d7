import { css } from '@linaria/core';

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
    background: #1a2130;
    color: #f2f5fa;
    font-family: var(--fr-font);
    isolation: isolate;

    &[data-speaking] {
      outline: 2px solid var(--fr-focus);
      outline-offset: 1px;
    }
  }
`;

export const foot: string = css`
  @layer fr.kit {
    position: absolute;
    inset-inline: 6px;
    inset-block-end: 6px;
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const name: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    padding: 2px 8px;
    border-radius: var(--fr-radius-small);
    background: rgb(10 14 23 / 72%);

    & bdi {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & svg {
      flex: none;
    }
  }
`;

export const pin: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    border-radius: var(--fr-radius-small);
    background: rgb(10 14 23 / 72%);
    color: #f2f5fa;
    opacity: 0;
    transition: opacity var(--fr-motion-fast) var(--fr-ease);

    &:hover {
      background: rgb(40 48 66 / 90%);
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

    @media (hover: none) {
      opacity: 1;
    }
  }
`;

export const reconnecting: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    background: rgb(10 14 23 / 72%);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
