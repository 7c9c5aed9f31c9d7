import { css } from '@linaria/core';

/* Of the header's height, so that nothing moves when it takes its place. */
export const root: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
    min-inline-size: 0;
    block-size: var(--fr-header);
    padding-inline: 12px;
    border-block-end: 1px solid var(--fr-border);
    background: var(--fr-surface);
    color: var(--fr-text);
    container: fr-search / inline-size;
    /* What floats below stands over the messages. */
    position: relative;
    z-index: var(--fr-layer-sticky);
  }
`;

export const field: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;

    & input {
      text-overflow: ellipsis;
    }

    /* What is searched for must be seen: Backspace and the way out of the search do the same as the button. */
    @container fr-search (max-width: 320px) {
      & svg,
      & button {
        display: none;
      }
    }
  }
`;

export const count: string = css`
  @layer fr.kit {
    flex: none;
    max-inline-size: 40%;
    padding-inline: 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-variant-numeric: tabular-nums;
    text-align: end;

    @container fr-search (max-width: 480px) {
      max-inline-size: 5.5rem;
      font-size: var(--fr-text-caption);
      line-height: 1rem;
    }

    @container fr-search (max-width: 320px) {
      max-inline-size: 3.25rem;
      padding-inline: 0;
    }
  }
`;

export const date: string = css`
  @layer fr.kit {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding: 4px;

    & > button {
      flex: none;
      /* Beside the field, whose label stands above it. */
      margin-block-start: 1.5rem;
    }
  }
`;

/* Takes no room: what is read stays where it is. */
export const seek: string = css`
  @layer fr.kit {
    position: relative;
    z-index: var(--fr-layer-sticky);
    block-size: 0;
    display: flex;
    justify-content: center;
  }
`;

export const seekLine: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 8px;
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: calc(100% - 32px);
    padding-block: 4px;
    padding-inline: 12px 8px;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

/* Takes no room, as the line of a search for something old. */
export const note: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: 0;
    display: flex;
    justify-content: center;
    align-items: flex-start;
  }
`;

export const noteLine: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    min-block-size: 36px;
    max-inline-size: calc(100% - 32px);
    margin-block-start: 8px;
    padding-block: 4px;
    padding-inline: 12px;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-raised);
    box-shadow: var(--fr-shadow);
    color: var(--fr-text);
    font: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: start;

    & > button {
      flex: none;
    }

    & > svg {
      flex: none;
      color: var(--fr-text-muted);
    }
  }
`;

export const pressable: string = css`
  @layer fr.kit {
    min-block-size: 44px;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const excerpt: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

export const mark: string = css`
  @layer fr.kit {
    border-radius: 2px;
    background: var(--fr-resend-soft);
    color: var(--fr-on-resend-soft);

    @media (forced-colors: active) {
      background: Mark;
      color: MarkText;
    }
  }
`;
