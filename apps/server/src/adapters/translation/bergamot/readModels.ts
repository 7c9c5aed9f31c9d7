import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileFacts = z.object({
  /** Name in the folder of the model. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Bytes. */
  size: z.number().int().positive(),
  /** SHA-256 of the file in hexadecimal digits. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

/** What `model.json` in the folder of a model says. */
export const modelManifest = z.object({
  source: z.string().regex(/^[a-z]{2,3}$/),
  target: z.string().regex(/^[a-z]{2,3}$/),
  version: z.string(),
  licence: z.string(),
  /** The network, the words that it may choose from for each source word (some models have none), and one vocabulary or two. */
  files: z.object({
    model: fileFacts,
    shortlist: fileFacts.optional(),
    vocabularies: z.array(fileFacts).min(1).max(2),
  }),
  /** Settings of Marian that differ from those of Firefox's models, e.g. `gemm-precision`. */
  config: z.record(z.string(), z.string()).optional(),
});

/** What `model.json` in the folder of a model says. */
export type ModelManifest = z.output<typeof modelManifest>;

/** A model whose files are there. */
export type InstalledModel = ModelManifest & {
  /** Folder with the files. */
  folder: string;
  /** Bytes of all files. */
  bytes: number;
};

/** A file of a model, as the engine takes it. */
export type ModelBuffers = {
  model: ArrayBuffer;
  shortlist: ArrayBuffer;
  vocabs: ArrayBuffer[];
  qualityModel: null;
  config?: Record<string, string> | undefined;
};

/** A model whose files are missing or changed, or that the engine does not load; the message says which and what to do. */
export class UnusableModelError extends Error {
  override name = 'UnusableModelError';
  /** Folder of the model. */
  readonly folder: string;

  constructor(folder: string, message: string) {
    super(message);
    this.folder = folder;
  }
}

const adviceFor = (pair: string): string => `Fetch it again: npm run models -- ${pair}`;

/** The files of a model: network, shortlist if there is one, vocabularies. */
export function filesOf({ files }: ModelManifest): z.output<typeof fileFacts>[] {
  return [files.model, ...(files.shortlist ? [files.shortlist] : []), ...files.vocabularies];
}

/** Throws where a file is missing or has another size. */
function readModel(folder: string): InstalledModel {
  const manifest = modelManifest.parse(JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')));
  const files = filesOf(manifest);
  for (const { name, size } of files) {
    const path = join(folder, name);
    const found = statSync(path).size;
    if (found !== size) throw new Error(`${path} has ${found} bytes instead of ${size}`);
  }
  return { ...manifest, folder, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

const modelFolder = /^[a-z]{2,3}-[a-z]{2,3}$/;

function listFolders(directory: string, onProblem: (problem: string) => void): string[] {
  try {
    return readdirSync(directory).filter((name) => modelFolder.test(name));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') onProblem(`The directory of models cannot be read: ${message}`);
    return [];
  }
}

/**
 * The models in a directory whose files have their sizes; none where there is no such directory. `onProblem` gets a sentence
 * for each folder without a complete model.
 */
export function readModels(directory: string, onProblem: (problem: string) => void): InstalledModel[] {
  return listFolders(directory, onProblem)
    .sort()
    .flatMap((pair) => {
      try {
        return readModel(join(directory, pair));
      } catch (error) {
        const reason = error instanceof z.ZodError ? 'model.json has another form' : (error as Error).message;
        onProblem(`The model ${pair} is incomplete: ${reason}. ${adviceFor(pair)}`);
        return [];
      }
    });
}

/** Reads the files of a model; throws `UnusableModelError` where one is missing or has another checksum. */
export async function loadModel(model: InstalledModel): Promise<ModelBuffers> {
  const load = async ({ name, sha256 }: z.output<typeof fileFacts>): Promise<ArrayBuffer> => {
    const path = join(model.folder, name);
    const advice = adviceFor(`${model.source}-${model.target}`);
    const content = await readFile(path).catch((error: Error) => {
      throw new UnusableModelError(model.folder, `${path} cannot be read (${error.message}). ${advice}`);
    });
    const digest = await crypto.subtle.digest('SHA-256', content);
    if (Buffer.from(digest).toString('hex') !== sha256)
      throw new UnusableModelError(model.folder, `${path} is damaged. ${advice}`);
    return content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength);
  };
  const { model: network, shortlist, vocabularies } = model.files;
  return {
    model: await load(network),
    shortlist: shortlist ? await load(shortlist) : new ArrayBuffer(0),
    vocabs: await Promise.all(vocabularies.map(load)),
    qualityModel: null,
    config: model.config,
  };
}
