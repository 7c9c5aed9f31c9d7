import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    vertical-align: bottom;

    &:is(button):hover {
      text-decoration: underline;
    }
  }
`;
