import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fileFacts = z.object({
  /** Name in the folder of the model. */
  name: z.string().regex(/^[\w.-]+$/),
  /** Bytes. */
  size: z.number().int().positive(),
});

/** What `model.json` in the folder of a model of speech says. */
export const speechManifest = z.object({
  /** Primary language subtag. */
  language: z.string().regex(/^[a-z]{2,3}$/),
  /** Where it comes from, for people. */
  name: z.string().min(1),
  licence: z.string(),
  /** A streaming transducer: three networks, and the words or parts of words that it knows. */
  files: z.object({ encoder: fileFacts, decoder: fileFacts, joiner: fileFacts, tokens: fileFacts }),
});

/** What `model.json` in the folder of a model of speech says. */
export type SpeechManifest = z.output<typeof speechManifest>;

/** A model whose files are there, with the paths to them. */
export type InstalledSpeechModel = {
  language: string;
  name: string;
  files: Record<'encoder' | 'decoder' | 'joiner' | 'tokens', string>;
};

/** Folder of the model of a language in the directory of models. */
export const speechFolder = (language: string): string => `speech-${language}`;

/** Throws where a file is missing or has another size. */
function readModel(folder: string): InstalledSpeechModel {
  const { language, name, files } = speechManifest.parse(
    JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')),
  );
  const pathOf = (file: z.output<typeof fileFacts>): string => {
    const path = join(folder, file.name);
    const { size } = statSync(path);
    if (size !== file.size) throw new Error(`${path} has ${size} bytes instead of ${file.size}`);
    return path;
  };
  return {
    language,
    name,
    files: {
      encoder: pathOf(files.encoder),
      decoder: pathOf(files.decoder),
      joiner: pathOf(files.joiner),
      tokens: pathOf(files.tokens),
    },
  };
}

/**
 * The models of speech in a directory whose files have their sizes; none where there is no such directory. `onProblem` gets a sentence
 * for each folder without a complete model.
 */
export function readSpeechModels(
  directory: string,
  onProblem: (problem: string) => void,
): InstalledSpeechModel[] {
  let folders: string[] = [];
  try {
    folders = readdirSync(directory).filter((name) => /^speech-[a-z]{2,3}$/.test(name));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') onProblem(`The directory of models cannot be read: ${message}`);
  }
  return folders.sort().flatMap((folder) => {
    try {
      return [readModel(join(directory, folder))];
    } catch (error) {
      const reason = error instanceof z.ZodError ? 'model.json has another form' : (error as Error).message;
      const language = folder.slice('speech-'.length);
      onProblem(
        `The model ${folder} is incomplete: ${reason}. Fetch it again: npm run models -- --speech ${language}`,
      );
      return [];
    }
  });
}
