import { css } from '@linaria/core';

export const root: string = css`
  @layer fr.ui {
    --avatar: 2.5rem;
    --dot: clamp(0.5rem, calc(var(--avatar) * 0.25), 0.875rem);
    --mark: clamp(1.125rem, calc(var(--avatar) * 0.25), 1.5rem);
    /* How far the edge of the circle is from the corner of its box. */
    --corner: calc(var(--avatar) * 0.146);

    position: relative;
    display: inline-flex;
    flex: none;
    inline-size: var(--avatar);
    block-size: var(--avatar);
    font-family: var(--fr-font);
    vertical-align: middle;

    &[data-size='tiny'] {
      --avatar: 1.5rem;
    }

    &[data-size='small'] {
      --avatar: 2rem;
    }

    &[data-size='large'] {
      --avatar: 3rem;
    }

    &[data-size='huge'] {
      --avatar: 6rem;
    }
  }
`;

export const face: string = css`
  @layer fr.ui {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border-radius: 50%;
    background: color-mix(in srgb, var(--fr-primary) 24%, var(--fr-surface));
    color: var(--fr-on-primary-soft);
    font-size: calc(var(--avatar) * 0.38);
    line-height: 1;
    font-weight: var(--fr-weight-strong);
    -webkit-user-select: none;
    user-select: none;

    &[data-hue='1'] {
      background: var(--fr-accept-soft);
      color: var(--fr-on-accept-soft);
    }

    &[data-hue='2'] {
      background: var(--fr-resend-soft);
      color: var(--fr-on-resend-soft);
    }

    &[data-hue='3'] {
      background: var(--fr-block-soft);
      color: var(--fr-on-block-soft);
    }
  }
`;

export const nobody: string = css`
  @layer fr.ui {
    display: block;
    inline-size: calc(var(--avatar) * 0.5);
    block-size: calc(var(--avatar) * 0.5);
  }
`;

export const image: string = css`
  @layer fr.ui {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/* The ring around the dot is cut out of the surface behind it. */
export const presence: string = css`
  @layer fr.ui {
    position: absolute;
    inset-block-end: calc(var(--corner) - var(--dot) / 2 - 2px);
    inset-inline-end: calc(var(--corner) - var(--dot) / 2 - 2px);
    inline-size: calc(var(--dot) + 4px);
    block-size: calc(var(--dot) + 4px);
    border: 2px solid var(--avatar-ring, var(--fr-surface));
    border-radius: 50%;
    background: var(--fr-presence);

    &[data-state='offline'] {
      background: var(--fr-disabled);
    }

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

export const verified: string = css`
  @layer fr.ui {
    position: absolute;
    inset-block-start: calc(var(--corner) - var(--mark) / 2);
    inset-inline-end: calc(var(--corner) - var(--mark) / 2);
    inline-size: var(--mark);
    block-size: var(--mark);
    fill: var(--fr-primary);
    color: var(--fr-on-primary);
  }
`;
