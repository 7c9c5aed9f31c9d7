import type { ComponentGuide } from '../../packages/ui/src/testing/ComponentGuide.ts';

/** What a style sheet of an application may select by, a row for each attribute. */
export function AttributeTable({ attributes }: { attributes: NonNullable<ComponentGuide['attributes']> }) {
  return (
    <table className="guide-keys">
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Values</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map(({ name, values, says }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{values.length > 0 ? values.join(', ') : 'there or not'}</td>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
