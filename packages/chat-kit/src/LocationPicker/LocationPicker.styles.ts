import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const own: string = css`
  @layer fr.kit {
    justify-self: start;
  }
`;

export const degrees: string = css`
  @layer fr.kit {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
    gap: 12px;
    align-items: start;
  }
`;

export const places: string = css`
  @layer fr.kit {
    max-block-size: 12rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

export const note: string = css`
  @layer fr.kit {
    margin: 0;
    padding-block: 8px;
    color: var(--fr-text-muted);

    &:empty {
      ${emptyRegion}
    }
  }
`;
