import type { ComponentGuide } from '../../packages/ui/src/testing/ComponentGuide.ts';

// The names that browsers give to keys, as people read them.
const spaced = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2');

/** What each key does, a row each; a chord is written with plus signs. */
export function KeyboardTable({ keyboard }: Pick<ComponentGuide, 'keyboard'>) {
  if (keyboard.length === 0)
    return <p className="guide-note">It takes no keys of its own, and Tab passes it by.</p>;
  return (
    <table className="guide-keys">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, action }) => (
          <tr key={keys.join('+')}>
            <td>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 ? ' + ' : null}
                  <kbd>{spaced(key)}</kbd>
                </span>
              ))}
            </td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
