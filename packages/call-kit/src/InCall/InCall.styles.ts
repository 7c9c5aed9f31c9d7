import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface-sunken);
    color: var(--fr-text);
    font-family: var(--fr-font);
  }
`;

export const stage: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    gap: 12px;
    min-block-size: 0;
    padding: 12px;

    &[data-has-others] {
      grid-template-columns: minmax(0, 1fr) 300px;
      padding-inline-end: 0;
    }

    @media (width < 700px) and (orientation: portrait) {
      gap: 8px;
      padding: 8px;

      &[data-has-others] {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: minmax(0, 1fr) auto;
        padding-inline-end: 8px;
      }
    }

    @media (height < 480px) {
      gap: 8px;
      padding: 8px;

      &[data-has-others] {
        grid-template-columns: minmax(0, 1fr) 168px;
        padding-inline-end: 0;
      }
    }
  }
`;

/* 300 pixels wide (docs/behaviour/calls.md, Call screen); what surrounds a tile that has the focus lies within. */
export const sidebar: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin-block: -3px;
    padding: 3px;
    padding-inline-end: 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;

    & > li {
      flex: none;
    }

    @media (width < 700px) and (orientation: portrait) {
      flex-direction: row;
      margin-inline: -3px;
      padding-inline-end: 3px;
      overflow: auto hidden;

      & > li {
        inline-size: 148px;
      }
    }
  }
`;

export const sharing: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    padding: 6px 12px;
    background: var(--fr-primary-soft);
    color: var(--fr-on-primary-soft);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
