import { join } from 'node:path';
import type { UploadFolder } from '@franca/contract';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '../../core/Refusal.ts';
import { isTextFile } from './isTextFile.ts';
import { judgeContent } from './judgeContent.ts';
import { reencodeImage } from './reencodeImage.ts';

/** Content that may be kept. */
export type InspectedContent = {
  /** Where the bytes to keep lie: the file itself or its re-encoded copy. */
  path: string;
  /** True content type. */
  contentType: string;
  /** Pixels, for re-encoded pictures. */
  width: number | null;
  /** Pixels, for re-encoded pictures. */
  height: number | null;
};

/** Checks a file by its bytes and re-encodes pictures into `directory`; refuses with `file_type_refused`. */
export async function inspectContent(
  path: string,
  folder: UploadFolder,
  directory: string,
): Promise<InspectedContent> {
  const detected = await fileTypeFromFile(path);
  const verdict = judgeContent(folder, detected?.mime, await isTextFile(path));
  if (verdict === null) throw new Refusal('file_type_refused');
  if (verdict.treatment === 'keep') {
    return { path, contentType: verdict.contentType, width: null, height: null };
  }
  const output = join(directory, 'reencoded');
  try {
    return { path: output, ...(await reencodeImage(path, output, folder === 'avatar')) };
  } catch {
    // The library's sentences name paths and internals; to the person a broken picture is a picture we cannot use.
    throw new Refusal('file_type_refused');
  }
}
