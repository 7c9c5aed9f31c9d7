import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.kit {
    display: flex;
    flex-direction: column;
    gap: 16px;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 30rem;
    margin-inline: auto;
    padding: 24px 16px;
    color: var(--fr-text);
    font-family: var(--fr-font);

    @media (height < 480px) {
      max-inline-size: 44rem;
    }
  }
`;

export const title: string = css`
  @layer fr.kit {
    margin: 0;
    font-size: var(--fr-text-title);
    line-height: var(--fr-line-title);
    font-weight: var(--fr-weight-strong);
  }
`;

export const buttons: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    gap: 12px;

    & > :last-child {
      flex: 1;
    }
  }
`;
