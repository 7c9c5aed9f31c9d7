import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-block-size: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
  }
`;

export const waiting: string = css`
  @layer fr.kit {
    display: grid;
    place-items: center;
    min-block-size: 8rem;
  }
`;

export const note: string = css`
  @layer fr.kit {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const destination: string = css`
  @layer fr.kit {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const sent: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
`;

export const quotes: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 8px;
    max-block-size: 14rem;
    margin: 0;
    padding: 12px;
    overflow-y: auto;
    list-style: none;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-sunken);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const quote: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
  }
`;

export const author: string = css`
  @layer fr.kit {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
    font-weight: var(--fr-weight-medium);
  }
`;

export const words: string = css`
  @layer fr.kit {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const answer: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-block-size: 8rem;
    outline: none;
  }
`;

export const question: string = css`
  @layer fr.kit {
    align-self: flex-end;
    max-inline-size: 85%;
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--fr-radius-bubble);
    background: var(--fr-surface-sunken);
    overflow-wrap: anywhere;
  }
`;

export const answerLine: string = css`
  @layer fr.kit {
    display: flex;
    gap: 12px;
  }
`;

export const mark: string = css`
  @layer fr.kit {
    flex: none;
    margin-block-start: 4px;
    color: var(--fr-primary-text);
  }
`;

export const answerText: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const plain: string = css`
  @layer fr.kit {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const state: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);

    &[data-state='failed'] {
      color: var(--fr-block-text);
    }
  }
`;

export const actions: string = css`
  @layer fr.kit {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

export const unreadLine: string = css`
  @layer fr.kit {
    display: flex;
    justify-content: center;
    padding-block-end: 8px;
  }
`;
