import { css } from '@linaria/core';

/* A chip of its own colours: it lies on pictures of any brightness. */
export const root: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding-block: 2px;
    padding-inline: 6px 8px;
    border-radius: var(--fr-radius-full);
    background: var(--fr-tooltip);
    color: var(--fr-on-tooltip);
    font-size: var(--fr-text-caption);
    line-height: var(--fr-line-caption);

    &[data-size='small'] {
      inset-block-end: 6px;
      inset-inline-start: 6px;
      padding-block: 1px;
      padding-inline: 5px 7px;
    }
  }
`;
