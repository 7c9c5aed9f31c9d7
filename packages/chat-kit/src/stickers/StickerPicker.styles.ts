import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;

    & > [role='tablist'] {
      flex: none;
    }

    & > [role='tabpanel']:not([hidden]) {
      flex: 1;
      padding: 8px;
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;

export const cover: string = css`
  @layer fr.kit {
    inline-size: 24px;
    block-size: 24px;
    object-fit: contain;
  }
`;

export const picture: string = css`
  @layer fr.kit {
    inline-size: 80%;
    block-size: 80%;
    object-fit: contain;
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 24px;
    color: var(--fr-text-muted);
    text-align: center;
  }
`;

/* A press takes the sticker away. */
export const removing: string = css`
  @layer fr.kit {
    position: relative;
  }
`;

export const badge: string = css`
  @layer fr.kit {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--fr-text);
    color: var(--fr-surface);
  }
`;
