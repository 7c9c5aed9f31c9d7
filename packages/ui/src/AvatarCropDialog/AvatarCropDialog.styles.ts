import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const stage: string = css`
  @layer fr.ui {
    position: relative;
    inline-size: 100%;
    block-size: min(20rem, 45dvb);
    margin-block-end: var(--fr-space-4);
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: #0a0e17;

    & [data-testid='cropper']:focus-visible {
      ${focusRing}
    }
  }
`;

export const wait: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    margin: auto;
    color: #fff;
  }
`;

export const sliders: string = css`
  @layer fr.ui {
    display: grid;
    gap: var(--fr-space-3);
  }
`;

export const failure: string = css`
  @layer fr.ui {
    margin-block-end: var(--fr-space-4);
  }
`;
