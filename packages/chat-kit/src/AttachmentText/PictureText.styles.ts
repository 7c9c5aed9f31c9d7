import { css } from '@linaria/core';

export const overlay: string = css`
  @layer fr.kit {
    position: absolute;
    inset: 0;
  }
`;

export const line: string = css`
  @layer fr.kit {
    position: absolute;
    display: grid;
    place-content: center;
    box-sizing: border-box;
    margin: 0;
    border-radius: 3px;
    background: rgb(255 255 255 / 94%);
    box-shadow: 0 0 0 3px rgb(255 255 255 / 94%);
    color: #10131a;
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-align: center;
  }
`;

export const list: string = css`
  @layer fr.kit {
    display: grid;
    align-content: start;
    gap: var(--fr-space-2);
    color: var(--fr-text-muted);

    --on-bubble-muted: var(--fr-text-muted);

    & ul {
      display: grid;
      gap: var(--fr-space-2);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    & p {
      margin: 0;
      overflow-wrap: anywhere;
    }
  }
`;

export const translated: string = css`
  @layer fr.kit {
    color: var(--fr-text);
    font-size: var(--fr-text-body);
  }
`;
