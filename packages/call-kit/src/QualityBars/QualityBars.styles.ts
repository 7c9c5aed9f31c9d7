import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: inline-flex;
    align-items: flex-end;
    gap: 2px;
    block-size: 12px;

    & > span {
      inline-size: 3px;
      border-radius: 1px;
      background: currentcolor;
      opacity: 0.35;
    }

    & > [data-on] {
      opacity: 1;
    }

    & > :nth-child(1) {
      block-size: 20%;
    }

    & > :nth-child(2) {
      block-size: 40%;
    }

    & > :nth-child(3) {
      block-size: 60%;
    }

    & > :nth-child(4) {
      block-size: 80%;
    }

    & > :nth-child(5) {
      block-size: 100%;
    }
  }
`;
