import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../tools/bootstrap/paths.mjs';
import { editableCode } from './editableCode.mjs';
import { formatCode } from './formatCode.mjs';

/** Stories that are about a test, or show what a switch of the frame shows of every other one. */
const isAside = ({ name }) => /zoom|right to left|long words/i.test(name);

/** The most examples of a component, and the most lines of one: a longer one is read in the repository. */
const most = 4;
const longest = 200;

/** An example that was written for this site, where no story of a component can be used outside of the repository. */
function writtenFor({ package: folder, name }) {
  const file = join(root, 'apps/docs/examples', folder, `${name}.tsx`);
  return existsSync(file) ? [{ name: 'Default', code: readFileSync(file, 'utf8') }] : [];
}

function codesOf(component, declarations, id) {
  const addressOf = (name) => {
    const found = declarations.get(name);
    if (!found) return undefined;
    return found.path === '.' && id === '@franca/ui' ? id : id + found.path.slice(1);
  };
  const written = writtenFor(component);
  if (written.length > 0) return written;
  return component.stories
    .filter((story) => !isAside(story))
    .map(({ name, exportName }) => ({
      name,
      code: editableCode({ path: component.path, exportName, id, addressOf }),
    }))
    .filter(({ code }) => code !== null);
}

/**
 * The examples of each component that a reader can edit: modules as an application would write them.
 *
 * @returns {Map<object, { name: string, code: string }[]>} by the component
 */
export function readExamples(components, declarations, id) {
  const found = components.flatMap((component) =>
    codesOf(component, declarations, id).map((example) => ({ component, ...example })),
  );
  const formatted = formatCode(found.map(({ code }) => code));
  const examples = found.map((example, index) => ({ ...example, code: formatted[index] }));
  const short = examples.filter(({ code }) => code.split('\n').length <= longest);
  return new Map(
    components.map((component) => [
      component,
      short.filter((example) => example.component === component).slice(0, most),
    ]),
  );
}
