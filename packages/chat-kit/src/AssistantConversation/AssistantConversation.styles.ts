import { css } from '@linaria/core';
import { cutLine } from '../tokens/cutLine.ts';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    display: flex;
    flex-direction: column;
    flex: 1;
    min-block-size: 0;
    min-inline-size: 0;
    block-size: 100%;
    max-block-size: 100dvh;
    background: var(--fr-surface);
    color: var(--fr-text);
    font-family: var(--fr-font);
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    text-align: start;
  }
`;

export const header: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    block-size: var(--fr-header);
    padding-inline: 20px 12px;
    border-block-end: 1px solid var(--fr-border);

    @media (width < 700px) {
      padding-inline-start: 8px;
    }
  }
`;

export const title: string = css`
  @layer fr.kit {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
    ${cutLine}
  }
`;

export const back: string = css`
  @layer fr.kit {
    @media (width >= 700px) {
      display: none;
    }
  }
`;

export const middle: string = css`
  @layer fr.kit {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    overflow-y: auto;
  }
`;

export const waiting: string = css`
  @layer fr.kit {
    margin: auto;
    padding: 24px;
  }
`;

export const footer: string = css`
  @layer fr.kit {
    flex: none;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--fr-border);
  }
`;

export const inner: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    max-inline-size: 52rem;
    margin-inline: auto;
  }
`;

export const control: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: var(--fr-control-small);
    padding-block-start: 8px;
  }
`;

export const composer: string = css`
  @layer fr.kit {
    min-inline-size: 0;
  }
`;

export const editing: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 16px 0 20px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);

    & > span {
      flex: 1;
    }
  }
`;

export const engine: string = css`
  @layer fr.kit {
    margin: 0;
    padding: 0 20px 8px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
    line-height: 1rem;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export const limit: string = css`
  @layer fr.kit {
    color: var(--fr-resend-text);
    font-weight: var(--fr-weight-medium);
  }
`;
