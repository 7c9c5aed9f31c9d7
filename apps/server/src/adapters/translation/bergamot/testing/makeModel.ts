import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelManifest } from '../readModels.ts';

/** Width of every layer of the network. */
const width = 64;

/** Marian's numbers for the types of its tensors. */
const types = { float32: 0x0404, bytes: 0x0101 } as const;

type Tensor = { name: string; type: number; shape: readonly number[]; data: Buffer };

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
};
const field = (number: number, content: Buffer): Buffer =>
  Buffer.concat([varint((number << 3) | 2), varint(content.length), content]);
const textField = (number: number, text: string): Buffer => field(number, Buffer.from(text));
const numberField = (number: number, value: number): Buffer =>
  Buffer.concat([varint(number << 3), varint(value)]);
const floatField = (number: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((number << 3) | 5), bytes]);
};

/** Kinds of pieces in a vocabulary of SentencePiece. */
const kinds = { normal: 1, unknown: 2, control: 3 } as const;

/** A vocabulary in SentencePiece's format: the word, the letters, and what every vocabulary of Marian has. */
function makeVocabulary(word: string): { file: Buffer; size: number; place: number } {
  const letters = [...'abcdefghijklmnopqrstuvwxyz.,!?'];
  const pieces = [
    { piece: '<unk>', score: 0, kind: kinds.unknown },
    { piece: '</s>', score: 0, kind: kinds.control },
    ...[`▁${word}`, '▁', ...letters].map((piece) => ({ piece, score: -1, kind: kinds.normal })),
  ];
  // Unigram model; no piece for the beginning of a sentence (-1), the second one for its end.
  const none = Buffer.concat([varint(41 << 3), Buffer.from([...Array(9).fill(255), 1])]);
  const training = Buffer.concat([
    ...[numberField(3, 1), numberField(4, pieces.length), numberField(40, 0), none, numberField(42, 1)],
  ]);
  const normalizer = Buffer.concat([
    ...[textField(1, 'identity'), numberField(3, 1), numberField(4, 1), numberField(5, 1)],
  ]);
  const file = Buffer.concat([
    ...pieces.map(({ piece, score, kind }) =>
      field(1, Buffer.concat([textField(1, piece), floatField(2, score), numberField(3, kind)])),
    ),
    field(2, training),
    field(3, normalizer),
  ]);
  return { file, size: pieces.length, place: 2 };
}

const settings = (vocabulary: number): string => `bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: 1
dim-emb: ${width}
dim-rnn: ${width}
dim-vocabs:
  - ${vocabulary}
  - ${vocabulary}
enc-cell: gru
enc-cell-depth: 1
enc-depth: 1
enc-type: bidirectional
input-types: []
layer-normalization: false
lemma-dim-emb: 0
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: false
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-depth-scaling: false
transformer-dim-aan: ${width}
transformer-dim-ffn: ${width}
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: 2
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-rnn-projection: false
transformer-tied-layers:
  []
transformer-train-position-embeddings: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
version: v1.9.0
`;

/** Random numbers that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32 - 0.5;
  };
}

/**
 * The tensors of a network of Firefox's kind (a transformer whose decoder has SSRU cells), with random weights. Only the last
 * layer is made on purpose: it begins with `place`, and ends after it.
 */
function makeTensors(vocabulary: number, place: number): Tensor[] {
  const random = createRandom(7);
  const tensors: Tensor[] = [];
  const add = (name: string, rows: number, columns: number, value: (at: number) => number) => {
    const data = Buffer.alloc(rows * columns * 4);
    for (let at = 0; at < rows * columns; at += 1) data.writeFloatLE(value(at), at * 4);
    tensors.push({ name, type: types.float32, shape: [rows, columns], data });
  };
  const matrix = (name: string) => add(name, width, width, () => random() / 500);
  const vector = (name: string, value = 0) => add(name, 1, width, () => value);
  const norm = (name: string) => {
    vector(`${name}_ln_scale`, 1);
    vector(`${name}_ln_bias`);
  };
  const attention = (name: string) => {
    for (const part of ['q', 'k', 'v', 'o']) {
      matrix(`${name}_W${part}`);
      vector(`${name}_b${part}`);
    }
    norm(`${name}_Wo`);
  };
  const feedForward = (name: string) => {
    for (const part of [1, 2]) {
      matrix(`${name}_W${part}`);
      vector(`${name}_b${part}`);
    }
    norm(`${name}_ffn`);
  };
  const embeddings = Array.from({ length: vocabulary * width }, random);
  const embedding = (at: number) => embeddings[at] ?? 0;
  add('encoder_Wemb', vocabulary, width, embedding);
  add('decoder_Wemb', vocabulary, width, embedding);
  attention('encoder_l1_self');
  feedForward('encoder_l1_ffn');
  matrix('decoder_l1_rnn_W');
  matrix('decoder_l1_rnn_Wf');
  vector('decoder_l1_rnn_bf');
  norm('decoder_l1_rnn_ffn');
  attention('decoder_l1_context');
  feedForward('decoder_l1_ffn');
  const end = 1;
  add('decoder_ff_logit_out_W', width, vocabulary, (at) =>
    at % vocabulary === end ? 2 * embedding(place * width + Math.floor(at / vocabulary)) : 0,
  );
  add('decoder_ff_logit_out_b', 1, vocabulary, (at) => (at === place ? 5 : at === end ? 0 : -20));
  return tensors;
}

/** A network in Marian's binary format: headers, names, shapes, then the data from a multiple of 256 bytes on. */
function writeNetwork(tensors: readonly Tensor[], yaml: string): Buffer {
  const described = Buffer.from(`${yaml}\0`);
  const about = { name: 'special:model.yml', type: types.bytes, shape: [described.length], data: described };
  const all: Tensor[] = [...tensors, about];
  const long = (value: number): Buffer => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(value));
    return bytes;
  };
  const head = Buffer.concat([
    ...[long(1), long(all.length)],
    ...all.flatMap(({ name, type, shape, data }) =>
      [name.length + 1, type, shape.length, data.length].map(long),
    ),
    ...all.map(({ name }) => Buffer.from(`${name}\0`)),
    ...all.map(({ shape }) => Buffer.from(Int32Array.from(shape).buffer)),
  ]);
  const padding = (256 - ((head.length + 8) % 256)) % 256;
  return Buffer.concat([head, long(padding), Buffer.alloc(padding), ...all.map(({ data }) => data)]);
}

/** The files of a small model that says `word` for every sentence. */
export function makeModelFiles(word: string): { network: Buffer; vocabulary: Buffer } {
  const { file, size, place } = makeVocabulary(word);
  return { network: writeNetwork(makeTensors(size, place), settings(size)), vocabulary: file };
}

/** Facts of a file, as manifests have them. */
export const factsOf = (name: string, content: Buffer): ModelManifest['files']['model'] => ({
  name,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Writes a small model, which says `word` for every sentence, into a directory of models. Weights are floats of 32 bits, not the bytes of Firefox's models. */
export function makeModel(directory: string, source: string, target: string, word: string): string {
  const folder = join(directory, `${source}-${target}`);
  const { network, vocabulary } = makeModelFiles(word);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'model.bin'), network);
  writeFileSync(join(folder, 'vocab.spm'), vocabulary);
  const manifest: ModelManifest = {
    ...{ source, target, version: '1.0', licence: 'none' },
    files: { model: factsOf('model.bin', network), vocabularies: [factsOf('vocab.spm', vocabulary)] },
    config: { 'gemm-precision': 'float32' },
  };
  writeFileSync(join(folder, 'model.json'), JSON.stringify(manifest));
  return folder;
}
