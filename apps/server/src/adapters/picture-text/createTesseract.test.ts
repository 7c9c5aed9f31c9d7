import { describe, expect, it } from 'vitest';
import { drawWords, photographSign } from '../../../test/drawSign.ts';
import { preparePicture } from '../../domains/attachmentTexts/preparePicture.ts';
import { describePictureReader } from '../../ports/PictureReader.conformance.ts';
import { findModels, tesseractProgram } from './createPictureReaders.ts';
import { createTesseract } from './createTesseract.ts';

const models = await findModels(tesseractProgram);
const create = async (options: { timeLimitMs?: number; memoryLimit?: number } = {}) =>
  createTesseract({ program: tesseractProgram, models, ...options });
const { signal } = new AbortController();

describePictureReader({
  name: 'Tesseract',
  create: () => create(),
  language: 'en',
  written: () => drawWords(['Please close', 'the door']),
  expected: ['please', 'close', 'door'],
  blank: () => drawWords([]),
});

describe('Tesseract', () => {
  it('reads a photo of a sign that hangs askew', async () => {
    const reader = await create();
    const picture = await preparePicture(await photographSign(['Where is the', 'train station?']));
    const outcome = await reader.read({ picture, languages: ['en'], signal });
    await reader.close();
    const text =
      outcome.status === 'done' ? outcome.lines.map((line) => line.text).join(' ') : outcome.detail;
    expect(text).toBe('Where is the train station?');
  });

  it.each([{ timeLimitMs: 1 }, { memoryLimit: 20_000 }])('fails beyond its limits: %o', async (limits) => {
    const reader = await create(limits);
    const picture = await drawWords(['Please close']);
    expect((await reader.read({ picture, languages: ['en'], signal })).status).toBe('failed');
    await reader.close();
  });

  it('fails where no model knows the languages', async () => {
    const reader = createTesseract({ program: tesseractProgram, models: ['eng'] });
    const picture = await drawWords(['Please close']);
    expect((await reader.read({ picture, languages: ['ja'], signal })).status).toBe('failed');
  });
});
