import { css } from '@linaria/core';
import { emptyRegion } from '../tokens/emptyRegion.ts';

export const root: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-2);
    align-content: start;
    min-inline-size: 0;
  }
`;

export const tools: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-2);
  }
`;

export const removed: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fr-space-2);
    color: var(--fr-text-muted);

    &:empty {
      ${emptyRegion}
    }
  }
`;

export const gone: string = css`
  @layer fr.kit {
    object-fit: contain;
  }
`;

export const hint: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 24px 8px;
    color: var(--fr-text-muted);
    text-align: center;
  }
`;

export const form: string = css`
  @layer fr.kit {
    display: grid;
    gap: var(--fr-space-3);
    padding: 4px;
  }
`;

export const chosen: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fr-space-3);
  }
`;

export const preview: string = css`
  @layer fr.kit {
    flex: none;
    object-fit: contain;
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-hover);
  }
`;

export const name: string = css`
  @layer fr.kit {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
`;

export const problem: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-block-text);
  }
`;
