import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap/paths.mjs';

/**
 * What the comment above each schema of the contract says.
 *
 * @returns {Map<string, string>} by the name of the schema
 */
export function commentsOfSchemas() {
  const folder = join(root, 'packages/contract/src');
  const files = readdirSync(folder, { recursive: true }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found = new Map();
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements.filter(ts.isVariableStatement)) {
      const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(statement)[0]?.comment);
      const [declaration] = statement.declarationList.declarations;
      if (comment) found.set(declaration.name.getText(), comment.replaceAll(/\s+/g, ' '));
    }
  }
  return found;
}
