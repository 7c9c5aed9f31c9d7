import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFile } from '../../models/fetchFile.ts';
import type { ListedFile, ListedModel } from './modelList.ts';
import type { ModelManifest } from './readModels.ts';

/**
 * Fetches the files of a model into its folder and writes its manifest last, so that a model that was cut off is none. Goes
 * on where an earlier try stopped, and fetches nothing that is there. Throws `FetchError`.
 */
export async function fetchModel(listed: ListedModel, directory: string): Promise<void> {
  const { source, target, version, licence, model, shortlist, vocabularies } = listed;
  const folder = join(directory, `${source}-${target}`);
  await mkdir(folder, { recursive: true });
  for (const file of [model, ...(shortlist ? [shortlist] : []), ...vocabularies])
    await fetchFile(file, folder);
  const factsOf = ({ name, size, sha256 }: ListedFile) => ({ name, size, sha256 });
  const manifest: ModelManifest = {
    ...{ source, target, version, licence },
    files: {
      model: factsOf(model),
      ...(shortlist ? { shortlist: factsOf(shortlist) } : {}),
      vocabularies: vocabularies.map(factsOf),
    },
  };
  const path = join(folder, 'model.json');
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
}
