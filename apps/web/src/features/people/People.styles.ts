import { css } from '@linaria/core';

export const head: string = css`
  @layer fr.app {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 12px 16px;
  }
`;

export const titleLine: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 40px;
  }
`;

export const entry: string = css`
  @layer fr.app {
    flex: none;
    padding: 0 8px 8px;
  }
`;

export const count: string = css`
  @layer fr.app {
    flex: none;
  }
`;

export const scroller: string = css`
  @layer fr.app {
    flex: 1;
  }
`;

export const friend: string = css`
  @layer fr.app {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 4rem;
    padding: 2px 8px;
  }
`;

export const friendButton: string = css`
  @layer fr.app {
    flex: 1;
    block-size: 100%;
    padding-inline: 8px 12px;
  }
`;

export const person: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 4rem;
    padding-inline: 4px;
  }
`;

export const page: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    background: var(--fr-surface);
    color: var(--fr-text);
  }
`;

export const pageHead: string = css`
  @layer fr.app {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    min-block-size: 64px;
    padding-inline: 16px;
    border-block-end: 1px solid var(--fr-border);
  }
`;

export const pageBack: string = css`
  @layer fr.app {
    @media (width >= 700px) {
      display: none;
    }
  }
`;

export const pageBody: string = css`
  @layer fr.app {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    padding: 12px 16px 24px;
  }
`;

export const cards: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 12px;
    margin: 0;
    padding: 16px 0 0;
    list-style-type: '';
  }
`;

export const card: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 16px;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-card);
  }
`;

export const cardPerson: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 12px;
    min-inline-size: 0;
  }
`;

export const cardActions: string = css`
  @layer fr.app {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
`;

export const profile: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
`;

export const profileHead: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    text-align: center;
  }
`;

export const face: string = css`
  @layer fr.app {
    margin-block-end: 8px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: zoom-in;

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: 2px;
    }
  }
`;

export const profileName: string = css`
  @layer fr.app {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
    overflow-wrap: anywhere;

    & svg {
      flex: none;
      fill: var(--fr-primary);
      color: var(--fr-on-primary);
    }
  }
`;

export const profilePlace: string = css`
  @layer fr.app {
    margin: 0;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const description: string = css`
  @layer fr.app {
    margin: 8px 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const danger: string = css`
  @layer fr.app {
    color: var(--fr-block-text);
  }
`;
