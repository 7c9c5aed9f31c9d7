import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: var(--fr-space-2);
    block-size: 100%;
    min-block-size: 0;
  }
`;

export const stage: string = css`
  @layer fr.ui {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-block-size: 0;
  }
`;

export const video: string = css`
  @layer fr.ui {
    max-inline-size: 100%;
    max-block-size: 100%;
    border-radius: var(--fr-radius-small);
    cursor: pointer;
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
    place-content: center;
    justify-items: center;
    gap: var(--fr-space-3);
    padding: var(--fr-space-4);
    color: var(--fr-text-muted);
    text-align: center;
  }
`;

export const controls: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    gap: var(--fr-space-2);

    /* The position has a line of its own: what the buttons leave of a phone's width could not be aimed at. */
    @media (width < 30rem) {
      flex-wrap: wrap;
    }
  }
`;

export const seek: string = css`
  @layer fr.ui {
    flex: 1;
    min-inline-size: 0;
    block-size: var(--fr-control);
    accent-color: var(--fr-primary);
    cursor: pointer;

    @media (width < 30rem) {
      order: -1;
      flex-basis: 100%;
      /* The default margins of a slider would come on top of the line. */
      margin-inline: 0;
    }
  }
`;

export const time: string = css`
  @layer fr.ui {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    @media (width < 30rem) {
      flex: 1;
    }
  }
`;
