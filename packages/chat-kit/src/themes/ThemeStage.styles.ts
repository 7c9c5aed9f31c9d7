import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    position: relative;
    isolation: isolate;
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    background: var(--fr-chat-background, var(--fr-surface));
  }
`;
