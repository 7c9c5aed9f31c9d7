/** An answer of the assistant in memory: with a list, a table and code. */
export const demoAnswer = (
  question: string,
): string => `${question === '' ? 'Here' : `About “${question}”: here`} is a short overview.

- **Bring** a light jacket: evenings are cool.
- Take the *early* train.

| City | Train | Hours |
| --- | --- | ---: |
| Trieste | 06:40 | 2 |
| Udine | 07:10 | 1 |

\`\`\`ts
const hours = 2 + 1;
\`\`\`

Have a good trip.`;
