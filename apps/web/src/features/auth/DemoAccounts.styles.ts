import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-1);
    padding-block-start: var(--fr-space-5);
    border-block-start: 1px solid var(--fr-border);
  }
`;

export const title: string = css`
  @layer fr.app {
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-strong);
  }
`;

export const hint: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const people: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--fr-space-2);
    margin-block-start: var(--fr-space-3);
  }
`;

export const person: string = css`
  @layer fr.app {
    justify-content: flex-start;
    padding: var(--fr-space-2);
    border-color: var(--fr-border);
    text-align: start;
  }
`;

export const words: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
`;

export const name: string = css`
  @layer fr.app {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: var(--fr-line-small);
  }
`;

export const language: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    font-weight: var(--fr-weight-regular);
    line-height: var(--fr-line-caption);
  }
`;

/* As high as the people will be; how many rows there are the server knows, and 0 leaves no room. */
export const room: string = css`
  @layer fr.app {
    --rows: var(--demo-rows, 0);

    block-size: calc(
      min(var(--rows), 1) *
        (
          var(--fr-space-5) + 1px + var(--fr-line-body) + var(--fr-space-1) + var(--fr-line-small) +
            var(--fr-space-1) + var(--fr-space-3) - var(--fr-space-2)
        ) + var(--rows) * (var(--fr-control) + var(--fr-space-2))
    );
  }
`;
