import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: inline-flex;
    align-items: center;
    gap: var(--fr-space-3);
  }
`;

export const mark: string = css`
  @layer fr.app {
    flex: none;
  }
`;

export const ground: string = css`
  @layer fr.app {
    fill: var(--fr-primary);
  }
`;

export const bubble: string = css`
  @layer fr.app {
    fill: var(--fr-on-primary);
  }
`;

export const letter: string = css`
  @layer fr.app {
    fill: none;
    stroke: var(--fr-primary);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export const name: string = css`
  @layer fr.app {
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
    letter-spacing: -0.02em;
  }
`;
