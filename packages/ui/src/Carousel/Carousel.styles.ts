import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const root: string = css`
  @layer fr.ui {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: var(--fr-space-2);
    min-inline-size: 0;
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

/* Without its swiper a strip that scrolls and snaps; with it, one that is moved. */
export const viewport: string = css`
  @layer fr.ui {
    min-block-size: 0;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    border-radius: var(--fr-radius-card);
    touch-action: pan-y;

    &:focus-visible {
      ${focusRing}
    }

    &.swiper-initialized {
      overflow: hidden;
      scroll-snap-type: none;
    }
  }
`;

export const strip: string = css`
  @layer fr.ui {
    display: flex;
    block-size: 100%;
    transition-property: transform;
    transition-timing-function: var(--fr-ease);
  }
`;

export const slide: string = css`
  @layer fr.ui {
    position: relative;
    flex: none;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 0;
    scroll-snap-align: start;
  }
`;

export const controls: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--fr-space-2);
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;

    & [aria-disabled='true'] {
      background: transparent;
      color: var(--fr-disabled);
      cursor: default;
    }
  }
`;

export const place: string = css`
  @layer fr.ui {
    min-inline-size: 5rem;
    text-align: center;
  }
`;
