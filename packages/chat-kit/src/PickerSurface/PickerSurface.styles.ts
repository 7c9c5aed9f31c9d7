import { css } from '@linaria/core';

export const popover: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    display: flex;
    padding: 0;
    overflow: hidden;
  }
`;

export const sheet: string = css`
  @layer fr.kit {
    display: flex;
    block-size: min(26rem, 70dvb);
  }
`;

export const head: string = css`
  @layer fr.kit {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block-start: 8px;
    padding-inline: 16px 8px;
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-body);
    line-height: var(--fr-line-body);
    font-weight: var(--fr-weight-medium);
  }
`;
