import { css } from '@linaria/core';

/** The room that the player will take: its button and waveform, and the line under them. */
export const toCome: string = css`
  @layer fr.kit {
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    inline-size: 17rem;
    max-inline-size: 100%;
    min-block-size: calc(var(--fr-control) + 1.625rem);
  }
`;
