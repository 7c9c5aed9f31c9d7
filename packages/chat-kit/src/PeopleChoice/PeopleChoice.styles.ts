import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
`;

/* Of one height, so that the dialog stands still while names are typed. */
export const people: string = css`
  @layer fr.kit {
    display: grid;
    align-content: start;
    block-size: min(24rem, 50dvb);
    overflow-y: auto;
    overscroll-behavior: contain;

    & > [role='status'],
    & > svg {
      place-self: center;
    }

    & [aria-disabled='true'] {
      color: inherit;
      cursor: default;
    }
  }
`;

export const heading: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 12px 12px 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;
