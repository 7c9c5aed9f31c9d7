import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function folderOfPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server lies in no package: its package.json is missing.');
  return folderOfPackage(parent);
}

/** The folder of the server's package: the same for the sources and for the built server, which lies elsewhere in it. */
export const serverFolder: string = folderOfPackage(import.meta.dirname);
