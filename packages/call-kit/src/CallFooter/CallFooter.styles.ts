import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 12px;
    box-sizing: content-box;
    block-size: 72px;
    padding-inline: 12px;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--fr-border);
    background: var(--fr-surface);
    color: var(--fr-text);

    @media (width < 700px), (height < 480px) {
      gap: 8px;
      block-size: 56px;

      & button {
        inline-size: 2.75rem;
        block-size: 2.75rem;
      }
    }

    @media (width < 700px) {
      justify-content: space-evenly;
      gap: 4px;
    }

    /* Eight buttons are wider than the narrowest phones: each gives some of its width. */
    @media (width < 400px) {
      gap: 0;
      padding-inline: 4px;

      & button {
        flex-shrink: 1;
        min-inline-size: 2.25rem;
      }

      & button[data-tone='end'] {
        inline-size: 3.5rem;
      }
    }
  }
`;

/* On a phone a screen cannot be shared, and there is no keyboard. */
export const wide: string = css`
  @layer fr.kit {
    display: contents;

    @media (width < 700px) {
      display: none;
    }
  }
`;
