import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    background: var(--fr-surface);

    & h2,
    & h3 {
      margin: 0;
    }
  }
`;

export const header: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 8px 8px 8px 16px;
    border-block-end: 1px solid var(--fr-border);

    &:dir(rtl) {
      padding: 8px 16px 8px 8px;
    }
  }
`;

export const title: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
    text-overflow: ellipsis;
  }
`;

export const tools: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 12px 16px 8px;
  }
`;

export const quiet: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const history: string = css`
  @layer fr.kit {
    position: relative;
    flex: 1;
    min-block-size: 8rem;
    border-block: 1px solid var(--fr-border);
  }
`;

export const scroller: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    overflow-y: auto;
    /* The list keeps its place itself. */
    overflow-anchor: none;
    overscroll-behavior: contain;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: calc(-1 * var(--fr-focus-width));
    }
  }
`;

export const list: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const row: string = css`
  @layer fr.kit {
    padding: 8px 16px;

    &[aria-current] {
      background: var(--fr-surface-hover);
    }
  }
`;

export const time: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const mark: string = css`
  @layer fr.kit {
    border-radius: 2px;
    background: var(--fr-resend-soft);
    color: var(--fr-on-resend-soft);
  }
`;

export const dropped: string = css`
  @layer fr.kit {
    padding: 8px 16px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
  }
`;

export const jump: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 12px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    box-shadow: var(--fr-shadow);
  }
`;

export const empty: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    place-items: center;
    min-block-size: 8rem;
    padding: 16px;
    border-block: 1px solid var(--fr-border);
  }
`;

export const sources: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 8px;
    max-block-size: 40%;
    overflow-y: auto;
    padding: 12px 16px;
  }
`;

export const subtitle: string = css`
  @layer fr.kit {
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
    cursor: pointer;
  }
`;

export const speakers: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & > li {
      display: flex;
      flex-direction: column;
    }
  }
`;

export const speaker: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    column-gap: 8px;
    overflow-wrap: anywhere;
  }
`;

export const options: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 12px;
    inline-size: min(18rem, 80vw);
    padding: 4px;
  }
`;
