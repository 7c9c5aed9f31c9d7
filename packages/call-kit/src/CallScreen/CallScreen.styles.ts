import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    background: var(--fr-surface-sunken);

    /* Below the heading of a conversation, and far from its composer. */
    &[data-layout='small'] {
      position: fixed;
      inset-block-start: calc(72px + env(safe-area-inset-top));
      inset-inline-end: 12px;
      z-index: var(--fr-layer-toast);
      inline-size: 264px;
      block-size: auto;
      overflow: hidden;
      border-radius: var(--fr-radius-card);
      box-shadow: var(--fr-shadow);

      @media (width < 700px) {
        inline-size: 216px;
      }
    }
  }
`;

export const outgoing: string = css`
  @layer fr.kit {
    block-size: 100%;
  }
`;
