import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FetchError, type FileToFetch, fetchFile } from '../../models/fetchFile.ts';
import { fetchList } from '../../models/fetchList.ts';
import { type SpeechManifest, speechFolder } from './speechModels.ts';

/** A model that can be fetched: a folder of files at Hugging Face. */
export type ListedSpeechModel = {
  language: string;
  /** Owner and name. */
  repository: string;
  licence: string;
  files: Record<keyof SpeechManifest['files'], string>;
};

/** Where the repositories are, unless a mirror is named. */
const huggingFace = 'https://huggingface.co';

/** The networks of a training, in eight bits where that costs little. */
const filesOf = (training: string): ListedSpeechModel['files'] => ({
  encoder: `encoder-${training}.int8.onnx`,
  decoder: `decoder-${training}.onnx`,
  joiner: `joiner-${training}.int8.onnx`,
  tokens: 'tokens.txt',
});

/** Streaming models by the makers of sherpa-onnx. */
export const speechModels: readonly ListedSpeechModel[] = [
  {
    language: 'en',
    repository: 'csukuangfj/sherpa-onnx-streaming-zipformer-en-2023-06-26',
    licence: 'Apache-2.0',
    files: filesOf('epoch-99-avg-1-chunk-16-left-128'),
  },
  {
    language: 'zh',
    repository: 'k2-fsa/sherpa-onnx-streaming-zipformer-multi-zh-hans-2023-12-12',
    licence: 'Apache-2.0',
    files: filesOf('epoch-20-avg-1-chunk-16-left-128'),
  },
];

const entries = z.array(
  z.object({
    path: z.string(),
    size: z.number().int().min(0),
    lfs: z.object({ oid: z.string().regex(/^[\da-f]{64}$/) }).optional(),
  }),
);

/** The files of a repository, with their sizes, and checksums of the large ones. */
async function readFiles(repository: string, base: string): Promise<z.output<typeof entries>> {
  const address = `${base}/api/models/${repository}/tree/main`;
  const parsed = entries.safeParse(await fetchList(address, 'SPEECH_MODELS_URL names a mirror.'));
  if (!parsed.success) throw new FetchError(`${address} is no list of files.`);
  return parsed.data;
}

/** How a model is fetched. */
export type FetchSpeechOptions = {
  /** Where the repositories are. */
  base?: string | undefined;
  /** Called with its bytes before the first file is fetched. */
  onBegin?: (bytes: number) => void;
};

/**
 * Fetches the files of a model of speech into its folder and writes its manifest last, so that a model that was cut off is none. Goes
 * on where an earlier try stopped, and fetches nothing that is there. Throws `FetchError`.
 */
export async function fetchSpeechModel(
  { language, repository, licence, files }: ListedSpeechModel,
  directory: string,
  { base = huggingFace, onBegin }: FetchSpeechOptions = {},
): Promise<void> {
  const listed = await readFiles(repository, base);
  const find = (path: string): FileToFetch => {
    const found = listed.find((entry) => entry.path === path);
    if (!found) throw new FetchError(`${repository} has no file ${path} any more.`);
    const facts = { size: found.size, sha256: found.lfs?.oid };
    return { name: path, url: `${base}/${repository}/resolve/main/${path}`, packed: facts, ...facts };
  };
  const found = {
    encoder: find(files.encoder),
    decoder: find(files.decoder),
    joiner: find(files.joiner),
    tokens: find(files.tokens),
  };
  onBegin?.(Object.values(found).reduce((sum, { size }) => sum + size, 0));
  const folder = join(directory, speechFolder(language));
  await mkdir(folder, { recursive: true });
  for (const file of Object.values(found)) await fetchFile(file, folder);
  const factsOf = ({ name, size }: FileToFetch) => ({ name, size });
  const manifest: SpeechManifest = {
    language,
    name: repository,
    licence,
    files: {
      encoder: factsOf(found.encoder),
      decoder: factsOf(found.decoder),
      joiner: factsOf(found.joiner),
      tokens: factsOf(found.tokens),
    },
  };
  const path = join(folder, 'model.json');
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
}
