import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-3);
    block-size: 100%;
    /* What remains of the photo on a phone that lies on its side; the dialog scrolls then. */
    min-block-size: 26rem;
  }
`;

export const stage: string = css`
  @layer fr.kit {
    position: relative;
    flex: 1;
    /* On the narrowest phones the tools take most of the height: the dialog scrolls then, and the photo stays worth a look. */
    min-block-size: 11rem;
    overflow: hidden;
    border-radius: var(--fr-radius-card);
    background: #0a0e17;
    color: #fff;
  }
`;

export const wait: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    margin: auto;
  }
`;

/* The styles of react-easy-crop, which it would put into the page itself: a strict content security policy forbids that. */
export const cropper: string = css`
  @layer fr.kit {
    position: absolute;
    /* Room for the corners of a frame that is as large as the picture can be; the stage cuts what goes beyond. */
    inset: 10px;
    display: flex;
    align-items: center;
    justify-content: center;
    cursor: move;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }
`;

export const cropped: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    margin: auto;
    max-inline-size: 100%;
    max-block-size: 100%;
    will-change: transform;
  }
`;

export const frame: string = css`
  @layer fr.kit {
    position: absolute;
    /* Physical: the frame is moved by a transform, which has no direction of reading. */
    left: 50%;
    top: 50%;
    box-sizing: border-box;
    border: 2px solid #fff;
    box-shadow: 0 0 0 9999em rgb(0 0 0 / 55%);
    overflow: hidden;
    transform: translate(-50%, -50%);

    &:focus-visible {
      outline: 3px solid var(--fr-focus);
      outline-offset: -5px;
    }

    &::before,
    &::after {
      content: '';
      position: absolute;
      border: 0 solid rgb(255 255 255 / 45%);
    }

    &::before {
      inset-block: 0;
      inset-inline: 33.33%;
      border-inline-width: 1px;
    }

    &::after {
      inset-block: 33.33%;
      inset-inline: 0;
      border-block-width: 1px;
    }
  }
`;

export const corners: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    margin: auto;
    pointer-events: none;
  }
`;

export const corner: string = css`
  @layer fr.kit {
    position: absolute;
    inline-size: 44px;
    block-size: 44px;
    pointer-events: auto;
    touch-action: none;

    &::after {
      content: '';
      position: absolute;
      inset: 15px;
      border-radius: 50%;
      background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 45%);
    }

    &[data-corner~='start'] {
      inset-inline-start: -22px;
    }

    &[data-corner~='end'] {
      inset-inline-end: -22px;
    }

    &[data-corner~='top'] {
      top: -22px;
    }

    &[data-corner~='bottom'] {
      bottom: -22px;
    }

    cursor: nesw-resize;

    &:is([data-corner='top start'], [data-corner='bottom end']):dir(ltr),
    &:is([data-corner='top end'], [data-corner='bottom start']):dir(rtl) {
      cursor: nwse-resize;
    }
  }
`;

export const canvas: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;

    &[data-tool='draw'] {
      cursor: crosshair;
    }

    &[data-tool='label'] {
      cursor: move;
    }

    &:focus-visible {
      outline: 3px solid var(--fr-focus);
      outline-offset: -3px;
    }
  }
`;

export const state: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    text-align: center;
  }
`;

/* All that can stand in it lies in one cell. */
export const places: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
  }
`;

export const place: string = css`
  @layer fr.kit {
    grid-area: 1 / 1;
    min-inline-size: 0;

    &[inert] {
      visibility: hidden;
    }
  }
`;

export const sliders: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fr-space-4);

    & > * {
      /* Room for its words: two in a line on the narrowest phones. */
      flex: 1 1 6.25rem;
      min-inline-size: 0;
    }
  }
`;

export const unused: string = css`
  @layer fr.kit {
    visibility: hidden;
  }
`;

export const options: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fr-space-2) var(--fr-space-4);
    min-inline-size: 0;

    & [aria-disabled='true'] {
      opacity: 0.45;
      cursor: default;
    }
  }
`;

export const group: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: var(--fr-space-1);

    & [aria-disabled='true'] {
      opacity: 0.45;
      cursor: default;
    }
  }
`;

export const colours: string = css`
  @layer fr.kit {
    max-inline-size: 100%;
  }
`;

export const dot: string = css`
  @layer fr.kit {
    display: block;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 1px solid var(--fr-border-strong);
    border-radius: 50%;
    forced-color-adjust: none;
  }
`;

export const words: string = css`
  @layer fr.kit {
    display: flex;
    align-items: end;
    gap: var(--fr-space-2);
  }
`;

export const field: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const foot: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fr-space-2) var(--fr-space-4);
    padding-block-start: var(--fr-space-3);
    border-block-start: 1px solid var(--fr-border);
  }
`;

export const tool: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: var(--fr-space-1);
  }
`;

export const done: string = css`
  @layer fr.kit {
    margin-inline-start: auto;
  }
`;
