import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    vertical-align: bottom;

    &:is(button) {
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
      cursor: pointer;

      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
