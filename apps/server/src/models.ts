import { parseArgs } from 'node:util';
import { FetchError } from './adapters/models/fetchFile.ts';
import { fetchList } from './adapters/models/fetchList.ts';
import { fetchSpeechModel, speechModels } from './adapters/speech/sherpa/fetchSpeechModel.ts';
import { fetchModel } from './adapters/translation/bergamot/fetchModel.ts';
import { firefoxModels, type ListedModel, readModelList } from './adapters/translation/bergamot/modelList.ts';
import { ConfigError, loadConfig } from './config.ts';

const usage = 'npm run models -- en-es es-en';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function readList(address: string): Promise<Map<string, ListedModel>> {
  return readModelList(await fetchList(address, 'MODELS_URL names another list.'), address);
}

/** The models that a pair needs: its own, or two by way of English. */
function modelsFor(pair: string, list: ReadonlyMap<string, ListedModel>): ListedModel[] {
  const [source, target] = pair.split('-');
  const direct = list.get(pair);
  if (direct) return [direct];
  const halves = [list.get(`${source}-en`), list.get(`en-${target}`)].filter((each) => each !== undefined);
  if (halves.length === 2 && source !== target) return halves;
  throw new ConfigError(`There is no model for ${pair}. Without a pair, the command lists those there are.`);
}

/** Fetches the named models of speech, or lists those there are. */
async function fetchSpeech(
  languages: readonly string[],
  directory: string,
  base: string | undefined,
): Promise<void> {
  if (languages.length === 0) {
    for (const { language, repository, licence } of speechModels)
      say(`${language.padEnd(4)} ${repository}  ${licence}`);
    say('Fetch some: npm run models -- --speech en');
    return;
  }
  for (const language of languages) {
    const model = speechModels.find((one) => one.language === language);
    if (!model)
      throw new ConfigError(
        `There is no model of speech for ${language}. Without a language, the command lists those there are.`,
      );
    await fetchSpeechModel(model, directory, {
      base,
      onBegin: (bytes) => say(`${language}: ${model.repository}, ${megabytes(bytes)}, ${model.licence}`),
    });
  }
  say(`The models are in ${directory}. A server that runs has to be started again.`);
}

/** Fetches the named models, or lists those there are. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { speech: { type: 'boolean', default: false } },
  });
  const { MODELS_DIR, MODELS_URL, SPEECH_MODELS_URL } = loadConfig(process.env);
  if (values.speech) return fetchSpeech(positionals, MODELS_DIR, SPEECH_MODELS_URL);
  const list = await readList(MODELS_URL ?? firefoxModels);
  if (positionals.length === 0) {
    for (const [pair, { size, licence, version }] of [...list].sort())
      say(`${pair.padEnd(8)} ${megabytes(size).padStart(9)}  ${licence}  version ${version}`);
    say(`Fetch some: ${usage}`);
    return;
  }
  const wanted = new Set(positionals.flatMap((pair) => modelsFor(pair, list)));
  for (const model of wanted) {
    say(`${model.source}-${model.target}: ${megabytes(model.size)}, ${model.licence}`);
    await fetchModel(model, MODELS_DIR);
  }
  for (const pair of positionals.filter((each) => !list.has(each))) say(`${pair} goes by way of English.`);
  say(`The models are in ${MODELS_DIR}. A server that runs has to be started again.`);
}

try {
  await main();
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof FetchError;
  process.stderr.write(
    `${isExplained ? error.message : `No models were fetched. ${(error as Error).message}`}\n`,
  );
  process.exit(1);
}
