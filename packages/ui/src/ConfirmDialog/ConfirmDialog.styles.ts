import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    --below: 48px;

    /* The sheet of Dialog has rules of the same weight, and may come later. */
    && {
      animation: slide-up var(--fr-motion-slow) var(--fr-ease);
    }

    &&[data-state='closing'] {
      animation: slide-down var(--fr-motion) var(--fr-ease) forwards;
    }

    @media (width < 40rem) {
      --below: 100%;

      && {
        inline-size: 100%;
        border-end-start-radius: 0;
        border-end-end-radius: 0;
        padding-block-end: env(safe-area-inset-bottom);
      }
    }

    @keyframes slide-up {
      from {
        opacity: 0;
        transform: translateY(var(--below));
      }
    }

    @keyframes slide-down {
      to {
        opacity: 0;
        transform: translateY(var(--below));
      }
    }
  }
`;

export const answers: string = css`
  @layer fr.ui {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fr-space-2);

    @media (width < 40rem) {
      & > * {
        flex: 1;
      }
    }
  }
`;
