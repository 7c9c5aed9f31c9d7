import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex: 1;
    align-items: safe center;
    justify-content: center;
    block-size: 100%;
    overflow-y: auto;
    background: var(--fr-surface-sunken);
    color: var(--fr-text);
    font-family: var(--fr-font);
    padding: 24px;
    box-sizing: border-box;
  }
`;
