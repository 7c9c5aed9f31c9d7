import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    padding: 16px 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 16px 12px 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);

    &:first-child {
      padding-block-start: 0;
    }
  }
`;

export const list: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 0;
    list-style-type: '';
  }
`;

export const item: string = css`
  @layer fr.kit {
    padding-block-end: 2px;
  }
`;

export const member: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 54px;
    padding: 4px 12px;
    border: 0;
    border-radius: var(--fr-radius-control);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;

    &:is(button) {
      cursor: pointer;

      &:hover {
        background: var(--fr-surface-hover);
      }

      &:focus-visible {
        outline: var(--fr-focus-width) solid var(--fr-focus);
        outline-offset: -2px;
      }
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: grid;
    min-inline-size: 0;
  }
`;

export const name: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;

    & bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
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

export const facts: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
