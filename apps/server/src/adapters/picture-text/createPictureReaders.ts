import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Config } from '../../config.ts';
import type { OutsideServices } from '../../core/outside/createOutsideServices.ts';
import type { PictureReader } from '../../ports/PictureReader.ts';

/** Where Debian installs the program. */
export const tesseractProgram = '/usr/bin/tesseract';

/** Names of the models that are installed with Tesseract; none where it is not. */
export async function findModels(program: string): Promise<string[]> {
  if (!existsSync(program)) return [];
  try {
    const { stdout } = await promisify(execFile)(program, ['--list-langs'], { timeout: 10_000 });
    return stdout
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter((name) => name !== '' && name !== 'osd');
  } catch {
    return [];
  }
}

/** The engines of text in pictures, the preferred one first: a service that is configured, then what is installed. */
export async function createPictureReaders(
  { openai, TESSERACT }: Pick<Config, 'openai' | 'TESSERACT'>,
  services: Pick<OutsideServices, 'open'>,
): Promise<PictureReader[]> {
  const readers: PictureReader[] = [];
  // Each is read where it is wanted.
  if (openai.kind === 'service' && openai.visionModel) {
    const { createVisionReader } = await import('./createVisionReader.ts');
    const { baseUrl, apiKey, visionModel: model } = openai;
    readers.push(createVisionReader({ baseUrl, apiKey, model, service: services.open('pictures') }));
  }
  const models = TESSERACT === 'on' ? await findModels(tesseractProgram) : [];
  if (models.length > 0) {
    const { createTesseract } = await import('./createTesseract.ts');
    readers.push(createTesseract({ program: tesseractProgram, models }));
  }
  return readers;
}
