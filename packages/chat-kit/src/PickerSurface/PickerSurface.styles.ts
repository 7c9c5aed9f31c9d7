import { css } from '@linaria/core';

export const popover: string = css`
  @layer fr.kit {
    box-sizing: border-box;
    display: flex;
    padding: 0;
    overflow: hidden;

    &[data-sized-by='content'] {
      max-inline-size: min(26rem, 100vi - 2 * var(--fr-space-2));
      max-block-size: min(26rem, 70dvb);
      overflow: auto;
    }
  }
`;

export const sheet: string = css`
  @layer fr.kit {
    display: flex;
    block-size: min(26rem, 70dvb);

    &[data-sized-by='content'] {
      block-size: auto;
      max-block-size: min(26rem, 70dvb);
      overflow: auto;
    }
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
