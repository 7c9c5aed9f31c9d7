import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    animation: slide-up var(--fr-motion-slow) var(--fr-ease);

    @keyframes slide-up {
      from {
        opacity: 0;
        transform: translateY(48px);
      }
    }
  }
`;
