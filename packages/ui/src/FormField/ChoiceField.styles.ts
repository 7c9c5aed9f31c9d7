import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    min-inline-size: 0;
    font-family: var(--fr-font);

    /* Notes begin where the words begin. */
    &[data-layout='checkbox'] > :not(label) {
      margin-inline-start: calc(1.125rem + 10px);
      margin-block-start: 0;
    }
  }
`;

/* The box and its words. */
export const line: string = css`
  @layer fr.ui {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding-block: var(--fr-space-1);
    color: var(--fr-text);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    cursor: pointer;

    @media (pointer: coarse) {
      align-items: center;
      min-block-size: 2.75rem;
    }

    /* The state at the end of the line, where a list of settings is read down. */
    [data-layout='switch'] > & {
      flex-direction: row-reverse;
      align-items: center;
      justify-content: space-between;
      gap: var(--fr-space-3);
      inline-size: auto;
      min-block-size: var(--fr-control);
    }

    &:has(:disabled) {
      color: var(--fr-on-disabled-soft);
      cursor: not-allowed;
    }

    &:has([aria-readonly='true']) {
      cursor: default;
    }
  }
`;

/* What is drawn alike for a checkbox, a radio button and a switch. */
export const input: string = css`
  @layer fr.ui {
    appearance: none;
    flex: none;
    margin: 0;
    cursor: inherit;

    &:focus-visible {
      ${focusRing}
    }
  }
`;
