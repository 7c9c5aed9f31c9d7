import type { ReactNode } from 'react';
import { nameOf } from './nameOf.ts';
import { TokenValue } from './TokenValue.tsx';
import './foundations.css';

/** Props of {@link TokenTable}. */
export interface TokenTableProps {
  /** What the table shows. */
  caption: string;
  /** Tokens as they are written in styles, such as `var(--fr-space-1)`. */
  tokens: readonly string[];
  /** Shows one token at work. */
  sample: (token: string) => ReactNode;
}

/** A table of tokens: name, value where it stands, and a sample. */
export function TokenTable({ caption, tokens, sample }: TokenTableProps) {
  return (
    <table className="foundations-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">
              <code dir="ltr">{nameOf(token)}</code>
            </th>
            <td>
              <TokenValue token={token} />
            </td>
            <td>{sample(token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
