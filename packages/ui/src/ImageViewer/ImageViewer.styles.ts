import { css } from '@linaria/core';
import { focusRing } from '../tokens/focusRing.ts';

export const overlay: string = css`
  @layer fr.ui {
    display: grid;
    place-items: center;
    background: rgb(3 5 10 / 90%);
  }
`;

export const root: string = css`
  @layer fr.ui {
    display: grid;
    inline-size: 80vi;
    block-size: 80dvb;
    outline: 0;

    /* A theme brings its surface; here the overlay is the surface. */
    background: transparent;
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    animation: grow var(--fr-motion) var(--fr-ease);

    &[data-state='closing'] {
      animation: shrink var(--fr-motion) var(--fr-ease) forwards;
    }

    @keyframes grow {
      from {
        transform: scale(0.97);
      }
    }

    @keyframes shrink {
      to {
        transform: scale(0.97);
      }
    }
  }
`;

export const stage: string = css`
  @layer fr.ui {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: var(--fr-space-2);
    min-inline-size: 0;
    min-block-size: 0;
    outline: 0;
  }
`;

export const main: string = css`
  @layer fr.ui {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--fr-space-3);
    min-inline-size: 0;
    min-block-size: 0;

    &[data-layout='aside'] {
      grid-template: minmax(0, 1fr) minmax(0, 40%) / minmax(0, 1fr);

      @media (min-width: 760px) {
        grid-template: minmax(0, 1fr) / minmax(0, 1fr) 18rem;
      }
    }
  }
`;

export const aside: string = css`
  @layer fr.ui {
    min-block-size: 0;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

export const overPicture: string = css`
  @layer fr.ui {
    position: absolute;
  }
`;

export const bar: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-1);

    & [aria-disabled='true'] {
      background: transparent;
      color: var(--fr-disabled);
      cursor: default;
    }
  }
`;

export const gap: string = css`
  @layer fr.ui {
    flex: 1;
  }
`;

export const scale: string = css`
  @layer fr.ui {
    min-inline-size: 3.5rem;
    min-block-size: var(--fr-control);
    border: 0;
    border-radius: var(--fr-radius-control);
    background: transparent;
    color: var(--fr-text-muted);
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    &:hover {
      background: var(--fr-surface-hover);
      color: var(--fr-text);
    }

    &:focus-visible {
      ${focusRing}
    }
  }
`;

export const frame: string = css`
  @layer fr.ui {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    border-radius: var(--fr-radius-card);

    /* Two fingers enlarge the picture, not the page. */
    touch-action: pan-y;

    &[data-zoom='enlarged'] {
      cursor: grab;
      touch-action: none;
    }
  }
`;

export const picture: string = css`
  @layer fr.ui {
    max-inline-size: 100%;
    max-block-size: 100%;
    border-radius: var(--fr-radius-small);
    -webkit-user-select: none;
    user-select: none;
    transition: opacity var(--fr-motion) var(--fr-ease);

    [data-state='loading'] > & {
      opacity: 0;
    }
  }
`;

export const wait: string = css`
  @layer fr.ui {
    position: absolute;
    inset: 0;
    margin: auto;
  }
`;

export const failure: string = css`
  @layer fr.ui {
    display: grid;
    justify-items: center;
    gap: var(--fr-space-3);
    padding: var(--fr-space-4);
    color: var(--fr-text-muted);
    text-align: center;
  }
`;

export const caption: string = css`
  @layer fr.ui {
    max-block-size: 4.5rem;
    overflow: auto;
    color: var(--fr-text-muted);
    overflow-wrap: anywhere;
    text-align: center;
  }
`;
