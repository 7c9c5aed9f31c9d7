import { css } from '@linaria/core';

export const plain: string = css`
  @layer fr.kit {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
  }
`;

export const root: string = css`
  @layer fr.kit {
    min-inline-size: 0;
    overflow-wrap: anywhere;

    & > * {
      margin-block: 0 0.75rem;
    }

    & > :last-child {
      margin-block-end: 0;
    }

    & p,
    & li,
    & td,
    & th {
      text-align: start;
    }

    & h4,
    & h5,
    & h6 {
      margin-block: 1rem 0.5rem;
      font-size: var(--fr-text-heading);
      line-height: var(--fr-line-heading);
      font-weight: var(--fr-weight-strong);
    }

    & h5,
    & h6 {
      font-size: inherit;
      line-height: inherit;
    }

    & > h4:first-child,
    & > h5:first-child,
    & > h6:first-child {
      margin-block-start: 0;
    }

    & ul,
    & ol {
      padding-inline: 1.5rem 0;
    }

    & ul {
      list-style: disc;
    }

    & ol {
      list-style: decimal;
    }

    & li:has(> input[type='checkbox'], > p > input[type='checkbox']) {
      list-style: none;
    }

    & li > p {
      margin: 0;
    }

    & li + li {
      margin-block-start: 0.25rem;
    }

    & blockquote {
      margin-inline: 0;
      padding-inline-start: 12px;
      border-inline-start: 3px solid var(--fr-border-strong);
      color: var(--fr-text-muted);
    }

    & hr {
      border: 0;
      border-block-start: 1px solid var(--fr-border);
    }

    & a {
      color: var(--fr-primary-text);
      text-decoration: underline;
      text-underline-offset: 2px;
    }

    & a:focus-visible {
      border-radius: 2px;
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }

    & code {
      padding: 1px 5px;
      border-radius: 5px;
      background: var(--fr-surface-sunken);
      font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
      font-size: 0.8125rem;
      unicode-bidi: isolate;
    }

    & input[type='checkbox'] {
      margin-inline-end: 6px;
    }
  }
`;

export const tableFrame: string = css`
  @layer fr.kit {
    overflow-x: auto;
    border: 1px solid var(--fr-border);
    border-radius: var(--fr-radius-control);

    &:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
    }

    & table {
      inline-size: 100%;
      border-collapse: collapse;
    }

    & th,
    & td {
      padding: 6px 12px;
      border-block-end: 1px solid var(--fr-border);
      overflow-wrap: normal;
      vertical-align: top;
    }

    & tr:last-child td {
      border-block-end: 0;
    }

    & th {
      background: var(--fr-surface-sunken);
      font-weight: var(--fr-weight-medium);
    }
  }
`;

export const codeFrame: string = css`
  @layer fr.kit {
    overflow: hidden;
    border-radius: var(--fr-radius-control);
    background: var(--fr-surface-sunken);

    & pre {
      margin: 0;
      padding: 4px 14px 12px;
      overflow-x: auto;
      text-align: start;
      line-height: 1.25rem;
    }

    & pre:focus-visible {
      outline: var(--fr-focus-width) solid var(--fr-focus);
      outline-offset: -2px;
    }

    & pre > code {
      padding: 0;
      background: none;
      white-space: pre;
      overflow-wrap: normal;
    }
  }
`;

export const codeHead: string = css`
  @layer fr.kit {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: 14px 4px;
    color: var(--fr-text-muted);
    font-size: var(--fr-text-caption);
  }
`;
