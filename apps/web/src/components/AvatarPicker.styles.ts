import { css } from '@linaria/core';

export const avatar: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: var(--fr-space-5);
  }
`;

export const avatarWords: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--fr-space-2);
  }
`;

export const avatarLabel: string = css`
  @layer fr.app {
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const avatarHint: string = css`
  @layer fr.app {
    color: var(--fr-block-text);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const avatarNote: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;
