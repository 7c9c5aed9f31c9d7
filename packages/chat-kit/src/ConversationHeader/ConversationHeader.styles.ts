import { css } from '@linaria/core';
import { cutWords } from '../tokens/cutLine.ts';

export const root: string = css`
  @layer fr.kit {
    flex: none;
    container: fr-header / inline-size;
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    block-size: var(--fr-header);
    padding-inline: 20px 12px;
    border-block-end: 1px solid var(--fr-border);
    background: var(--fr-chat-header, var(--fr-surface));
    color: var(--fr-text);

    /* A button stands nearer to the edge; where the application hides it, the picture is in line with the bubbles. */
    &[data-has-start] > :first-child {
      margin-inline-start: -12px;
    }

    @media (width < 700px) {
      gap: 8px;
    }
  }
`;

/* Beside a button that leads back and three others, the narrowest phones have room for the name or for this. */
export const picture: string = css`
  @layer fr.kit {
    display: contents;

    @container fr-header (max-width: 299px) {
      [data-has-start] > & {
        display: none;
      }
    }
  }
`;

export const words: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const title: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;
    margin: 0;
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);

    & bdi {
      ${cutWords}

      /* On a phone, beside three buttons, a name has two lines. */
      @container fr-header (max-width: 420px) {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        white-space: normal;
      }

      @container fr-header (max-width: 299px) {
        font-size: var(--fr-text-body);
        line-height: var(--fr-line-small);
      }
    }

    & svg {
      flex: none;
      fill: var(--fr-primary);
      color: var(--fr-on-primary);
    }

    & svg > :first-child {
      stroke: var(--fr-primary);
    }
  }
`;

export const lifetime: string = css`
  @layer fr.kit {
    display: inline-flex;
    flex: none;
    color: var(--fr-text-muted);

    /* Beside two marks a name would have two letters in each line. It is still read aloud, and each message carries it. */
    @container fr-header (max-width: 299px) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .${title} & svg {
      fill: none;
      color: inherit;
    }

    .${title} & svg > :first-child {
      stroke: currentColor;
    }
  }
`;

/*
 * One line: the country, then whether the person is online. Where both do not fit, the second wraps to above the first, which is
 * cut off: presence says more.
 */
export const status: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap-reverse;
    align-content: flex-end;
    block-size: 1lh;
    margin: 0;
    overflow: hidden;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    white-space: pre;

    & > * {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    & [data-presence='online'] {
      color: var(--fr-accept-text);
    }
  }
`;

/* Out of sight, and still read aloud. */
export const wide: string = css`
  @layer fr.kit {
    @container fr-header (max-width: 420px) {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
`;

export const narrow: string = css`
  @layer fr.kit {
    @container fr-header (width > 420px) {
      display: none;
    }
  }
`;

export const actions: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 4px;

    /* The room between them is the name's. */
    @container fr-header (max-width: 560px) {
      gap: 0;
      margin-inline-end: -8px;
    }
  }
`;
