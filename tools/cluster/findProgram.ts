import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file of a program of the system. Debian keeps servers where an ordinary account's PATH does not look. */
export function findProgram(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (file) return file;
  throw new Error(`The program ${name} was not found. Run npm run cluster, or npm test, which install it.`);
}
