import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    inline-size: 100%;
    text-align: start;
  }
`;

export const steps: string = css`
  @layer fr.app {
    display: grid;
    gap: var(--fr-space-3);
    margin: 0;
    padding: 0;
    list-style-type: '';
  }
`;

export const step: string = css`
  @layer fr.app {
    display: flex;
    gap: var(--fr-space-3);
    padding: var(--fr-space-4);
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface);
  }
`;

export const stepIcon: string = css`
  @layer fr.app {
    flex: none;
    color: var(--fr-primary-text, var(--fr-primary));
  }
`;

export const stepWords: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-2);
    min-inline-size: 0;
  }
`;

export const example: string = css`
  @layer fr.app {
    inline-size: 100%;
    margin: 0;
  }
`;

export const exampleCaption: string = css`
  @layer fr.app {
    margin-block-end: var(--fr-space-1);
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const bubble: string = css`
  @layer fr.app {
    display: inline-block;
    max-inline-size: 100%;
    box-sizing: border-box;
    padding: var(--fr-space-2) var(--fr-space-3);
    border-radius: var(--fr-radius-card);
    background: var(--fr-surface-sunken);
  }
`;

export const words: string = css`
  @layer fr.app {
    margin: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

export const invite: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--fr-space-4);
  }
`;

export const inviteHint: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
    text-align: center;
  }
`;
