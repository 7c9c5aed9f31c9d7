import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-8);
    inline-size: 100%;
    max-inline-size: 76rem;
    margin-inline: auto;
    padding-block: var(--fr-space-4) var(--fr-space-8);
  }
`;

export const plans: string = css`
  @layer fr.app {
    display: grid;
    /* One, two or four beside each other: never three and one. */
    grid-template-columns: repeat(1, minmax(0, 1fr));

    @media (width >= 40rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    @media (width >= 70rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    gap: var(--fr-space-4);
  }
`;

export const card: string = css`
  @layer fr.app {
    display: flex;
    flex-direction: column;
    gap: var(--fr-space-4);

    &[data-main] {
      border-color: var(--fr-primary);
      box-shadow: 0 0 0 1px var(--fr-primary);
    }
  }
`;

export const name: string = css`
  @layer fr.app {
    font-size: var(--fr-text-heading);
    line-height: var(--fr-line-heading);
    font-weight: var(--fr-weight-strong);
  }
`;

export const price: string = css`
  @layer fr.app {
    color: var(--fr-text-muted);
    font-size: var(--fr-text-small);
    line-height: var(--fr-line-small);
  }
`;

export const amount: string = css`
  @layer fr.app {
    color: var(--fr-text);
    font-size: var(--fr-text-display);
    line-height: var(--fr-line-display);
    font-weight: var(--fr-weight-strong);
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
  }
`;

export const features: string = css`
  @layer fr.app {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--fr-space-2);
  }
`;

export const feature: string = css`
  @layer fr.app {
    display: flex;
    align-items: baseline;
    gap: var(--fr-space-2);
  }
`;

export const tick: string = css`
  @layer fr.app {
    flex: none;
    align-self: center;
    color: var(--fr-accept-text);
  }
`;

export const end: string = css`
  @layer fr.app {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--fr-space-3);
  }
`;
