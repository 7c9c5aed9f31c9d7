import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--fr-text);
    font-family: var(--fr-font);
  }
`;

export const legend: string = css`
  @layer fr.kit {
    padding: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const options: string = css`
  @layer fr.kit {
    display: grid;
    /* Three beside each other in a panel, and never more on a phone: smaller ones would show nothing. */
    grid-template-columns: repeat(auto-fill, minmax(min(max(4.75rem, min(26%, 6rem)), 100%), 1fr));
    gap: 12px 10px;
    margin-block-start: 12px;
  }
`;

export const option: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;

    /* Themes give way to forced colours: their names are left, each with its button. */
    @media (forced-colors: active) {
      flex-direction: row;
    }
  }
`;

/* Over all of the option, so that it is pressed and found wherever one touches. */
export const input: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;

    @media (forced-colors: active) {
      position: static;
      inline-size: auto;
      block-size: auto;
      opacity: 1;
    }
  }
`;

export const frame: string = css`
  @layer fr.kit {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    padding: 3px;
    border-radius: 15px;
    box-shadow: inset 0 0 0 1px transparent;
    transition: box-shadow var(--fr-motion-fast) var(--fr-ease);

    :hover > & {
      box-shadow: inset 0 0 0 2px var(--fr-border);
    }

    :checked + & {
      box-shadow: inset 0 0 0 2px var(--fr-primary);
    }

    :focus-visible + & {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      display: none;
    }
  }
`;

export const name: string = css`
  @layer fr.kit {
    max-inline-size: 100%;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);
    text-align: center;
    overflow-wrap: anywhere;

    :checked ~ & {
      color: var(--fr-text);
      font-weight: var(--fr-weight-strong);
    }
  }
`;

export const note: string = css`
  @layer fr.kit {
    margin-block-start: 8px;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    &:empty {
      display: none;
    }
  }
`;
