import { z } from 'zod';
import { primaryLanguage } from '../../../ports/translation/languageTags.ts';

/** Where Firefox reads which models there are. */
export const firefoxModels =
  'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections/translations-models-v2/records';

/** Where the files of that list lie. */
const firefoxFiles = 'https://firefox-settings-attachments.cdn.mozilla.net/';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const record = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  architecture: z.string().optional(),
  version: z.string(),
  fileType: z.string(),
  decompressedSize: z.number().int().positive(),
  decompressedHash: sha256,
  attachment: z.object({ location: z.string(), hash: sha256, size: z.number().int().positive() }),
});

type ModelRecord = z.output<typeof record>;

/** A file to fetch: where, how it is packed, and what it must be. */
export type ListedFile = {
  /** Name of the unpacked file. */
  name: string;
  url: string;
  /** Bytes and SHA-256 as it is sent. */
  packed: { size: number; sha256: string };
  /** Bytes and SHA-256 as the engine reads it. */
  size: number;
  sha256: string;
};

/** A model that can be fetched. */
export type ListedModel = {
  source: string;
  target: string;
  version: string;
  licence: string;
  model: ListedFile;
  shortlist: ListedFile | undefined;
  vocabularies: ListedFile[];
  /** Bytes to fetch. */
  size: number;
};

/** Numbers of a version that is no preview (`2.1`, not `3.0a1`); undefined for others. */
function numbersOf(version: string): number[] | undefined {
  return /^\d+(\.\d+)*$/.test(version) ? version.split('.').map(Number) : undefined;
}

function isNewer(one: string, other: string): boolean {
  const [first, second] = [numbersOf(one) ?? [], numbersOf(other) ?? []];
  const place = first.findIndex((number, index) => number !== (second[index] ?? 0));
  return place >= 0 && (first[place] ?? 0) > (second[place] ?? 0);
}

function toModel(
  network: ModelRecord,
  records: readonly ModelRecord[],
  base: string,
): ListedModel | undefined {
  const isSameModel = (each: ModelRecord) =>
    (['sourceLanguage', 'targetLanguage', 'version', 'architecture'] as const).every(
      (key) => each[key] === network[key],
    );
  const find = (fileType: string) => {
    const found = records.find((each) => each.fileType === fileType && isSameModel(each));
    if (!found) return undefined;
    const { name, attachment, decompressedSize: size, decompressedHash } = found;
    const packed = { size: attachment.size, sha256: attachment.hash };
    return { name, url: new URL(attachment.location, base).href, packed, size, sha256: decompressedHash };
  };
  const shared = find('vocab');
  const vocabularies = (shared ? [shared] : [find('srcvocab'), find('trgvocab')]).filter(
    (file) => file !== undefined,
  );
  const model = find('model');
  if (!model || vocabularies.length !== (shared ? 1 : 2)) return undefined;
  const shortlist = find('lex');
  const files = [model, ...vocabularies, ...(shortlist ? [shortlist] : [])];
  return {
    source: primaryLanguage(network.sourceLanguage),
    target: primaryLanguage(network.targetLanguage),
    version: network.version,
    licence: 'MPL-2.0',
    ...{ model, shortlist, vocabularies },
    size: files.reduce((sum, { packed }) => sum + packed.size, 0),
  };
}

/**
 * The newest released model for each pair (`en-es`) in a list of Firefox's format. Files of a mirror lie beside its list.
 * Throws where it is no such list.
 */
export function readModelList(body: unknown, address: string): Map<string, ListedModel> {
  const parsed = z.object({ data: z.array(z.unknown()) }).safeParse(body);
  if (!parsed.success) throw new Error(`${address} is no list of models.`);
  const records = parsed.data.data.flatMap((entry) => record.safeParse(entry).data ?? []);
  const base = address === firefoxModels ? firefoxFiles : address;
  const models = new Map<string, ListedModel>();
  for (const network of records.filter(
    ({ fileType, version }) => fileType === 'model' && numbersOf(version),
  )) {
    const model = toModel(network, records, base);
    if (!model) continue;
    const pair = `${model.source}-${model.target}`;
    const known = models.get(pair);
    if (!known || isNewer(model.version, known.version)) models.set(pair, model);
  }
  return models;
}
