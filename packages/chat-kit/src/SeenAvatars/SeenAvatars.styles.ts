import { css } from '@linaria/core';

/** As large as the delivery mark whose place it takes. */
export const avatar: string = css`
  @layer fr.kit {
    --avatar: 0.9375rem;

    border-radius: 50%;
    /* A bubble and a picture may have the same colour. */
    box-shadow: 0 0 0 1px var(--bubble, var(--fr-surface));
  }
`;

export const one: string = css`
  @layer fr.kit {
    display: inline-flex;
  }
`;

export const pictures: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    gap: 2px;

    /* The two of them overlap. */
    & > span + .${avatar} {
      margin-inline-start: -8px;
    }
  }
`;

export const many: string = css`
  @layer fr.kit {
    position: relative;
    display: inline-flex;
    padding: 0;
    border: 0;
    border-radius: var(--fr-radius-full);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    /* A finger needs more than two small pictures. */
    &::after {
      content: '';
      position: absolute;
      inset-block: -4px;
      inset-inline: -6px;

      @media (pointer: coarse) {
        inset-block: -15px;
        inset-inline: -12px;
      }
    }

    &:focus-visible {
      outline: var(--fr-focus-width) solid currentColor;
      outline-offset: 1px;
    }
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1.5rem;
    font-weight: var(--fr-weight-medium);
  }
`;

export const people: string = css`
  @layer fr.kit {
    max-block-size: 15rem;
    overflow-y: auto;
    margin: 0;
    padding: 0;
    list-style-type: '';
  }
`;

export const person: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 4px;
    font-size: var(--fr-text-small);
    line-height: 1.25rem;
  }
`;

export const name: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const time: string = css`
  @layer fr.kit {
    /* Not by the name, which would stand at its own start in the other direction. */
    margin-inline-start: auto;
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
