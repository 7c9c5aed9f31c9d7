import { css } from '@linaria/core';
import { stageColors } from '../tokens/stageColors.ts';

/* Over pictures of any colour: the plate is dark in every theme. */
export const root: string = css`
  @layer fr.kit {
    --fr-transcript-muted: #c9d2e3;
    --fr-transcript-size: 1.125rem;
    --fr-transcript-line: 1.625rem;
    --fr-transcript-size-small: 0.9375rem;
    --fr-transcript-line-small: 1.3125rem;

    display: flex;
    flex-direction: column;
    /* The newest words are at the end: where there is no room for all, the oldest give way. */
    justify-content: flex-end;
    box-sizing: border-box;
    inline-size: fit-content;
    min-inline-size: min(100%, 16rem);
    max-inline-size: min(100%, 44rem);
    max-block-size: min(50%, 20rem);
    margin-inline: auto;
    overflow: hidden;
    padding: 8px 14px;
    border-radius: var(--fr-radius-card);
    background: rgb(10 14 23 / 78%);
    color: ${stageColors.text};
    font-family: var(--fr-font);
    pointer-events: none;

    &[data-size='small'] {
      --fr-transcript-size: 0.9375rem;
      --fr-transcript-line: 1.375rem;
      --fr-transcript-size-small: 0.8125rem;
      --fr-transcript-line-small: 1.125rem;
    }

    &[data-size='large'] {
      --fr-transcript-size: 1.5rem;
      --fr-transcript-line: 2.125rem;
      --fr-transcript-size-small: 1.125rem;
      --fr-transcript-line-small: 1.625rem;

      max-block-size: min(60%, 26rem);
    }

    &[data-contrast='high'] {
      --fr-transcript-muted: #fff;

      background: #000;
      color: #fff;
    }

    &[data-position='below'] {
      max-block-size: 11rem;
      min-block-size: 3.5rem;
      flex: none;
      margin-block-end: 8px;
    }
  }
`;

export const list: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const line: string = css`
  @layer fr.kit {
    min-inline-size: 0;
  }
`;

export const status: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    margin: 0;
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & svg {
      flex: none;
    }
  }
`;
