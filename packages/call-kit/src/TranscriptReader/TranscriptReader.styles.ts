import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

export const tools: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 8px;
    padding-block-end: 8px;
  }
`;

export const search: string = css`
  @layer fr.kit {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

export const speaker: string = css`
  @layer fr.kit {
    flex: 1 1 8rem;
    min-inline-size: 0;
    max-inline-size: 12rem;
  }
`;

export const hits: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    inline-size: 100%;
    min-block-size: 32px;

    &[data-state='empty'] {
      ${emptyRegion}
      inline-size: 0;
      min-block-size: 0;
    }
  }
`;

export const count: string = css`
  @layer fr.kit {
    flex: 1;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-variant-numeric: tabular-nums;
  }
`;

export const place: string = css`
  @layer fr.kit {
    flex: 1;
    display: grid;
    align-content: center;
    gap: 16px;
    min-block-size: 8rem;
    padding: 16px;
  }
`;
