import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-inline-size: 72px;
    padding: 4px;
    border: 0;
    border-radius: var(--fr-radius-card);
    background: none;
    color: var(--fr-text-muted);
    font: inherit;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    cursor: pointer;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: var(--fr-focus-gap);
    }

    &[data-tone='end'] {
      --circle: var(--fr-block);
      --circle-hover: var(--fr-block-hover);
      --circle-on: var(--fr-on-block);
    }

    &[data-tone='accept'] {
      --circle: var(--fr-accept);
      --circle-hover: var(--fr-accept-hover);
      --circle-on: var(--fr-on-accept);
    }

    [data-layout='bar'] & {
      gap: 2px;
      min-inline-size: 56px;
      padding: 2px;
    }
  }
`;

export const circle: string = css`
  @layer fr.kit {
    display: grid;
    place-items: center;
    inline-size: 4.5rem;
    block-size: 3rem;
    border-radius: 1.5rem;
    background: var(--circle);
    color: var(--circle-on);

    :hover > & {
      background: var(--circle-hover);
    }

    [data-layout='bar'] & {
      inline-size: 3.25rem;
      block-size: 2.25rem;
    }
  }
`;
