import { css } from '@linaria/core';

export const form: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-4);
  }
`;

export const options: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const legend: string = css`
  @layer fr.kit {
    padding: 0;
    margin-block-end: var(--fr-space-1);
    font-weight: var(--fr-weight-medium);
  }
`;

export const list: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-2);
    margin: 0;
    padding: 0;
    list-style: none;

    /* What is below a field belongs to it, not to the next one. */
    @media (width < 480px) {
      gap: var(--fr-space-5);
    }
  }
`;

/* On a phone the buttons go below their field, which shows some thirty letters then. */
export const row: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 0 var(--fr-space-1);
  }
`;

/* Together: one of them alone below would seem to belong to the next option. */
export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    gap: var(--fr-space-1);
  }
`;

export const field: string = css`
  @layer fr.kit {
    flex: 1 1 14rem;
  }
`;

/* For keyboards: where a finger is used the buttons say it. */
export const hint: string = css`
  @layer fr.kit {
    margin: 0;

    @media (pointer: coarse) and (not (any-pointer: fine)) {
      display: none;
    }

    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
  }
`;

export const add: string = css`
  @layer fr.kit {
    justify-self: start;
  }
`;
