import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mode } from '../../.storybook/modes.ts';
import { encodePicture, type Picture, readPicture } from './Picture.ts';

/** Name of the picture of a story in a mode: a folder a component, such as `actions-button/default.light-ltr`. */
export const pictureName = (storyId: string, mode: Mode): string =>
  `${storyId.replace('--', '/')}.${mode.replace(' ', '-')}`;

/** The stored pictures, one file each below a folder. */
export class PictureStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Where the picture of that name is kept. */
  path(name: string): string {
    return join(this.#folder, `${name}.webp`);
  }

  /** The picture of that name, or undefined when there is none. */
  async read(name: string): Promise<Picture | undefined> {
    const bytes = await readFile(this.path(name)).catch(() => undefined);
    return bytes && readPicture(bytes);
  }

  /** Stores a picture. */
  async write(name: string, picture: Picture): Promise<void> {
    await mkdir(dirname(this.path(name)), { recursive: true });
    await writeFile(this.path(name), await encodePicture(picture));
  }

  /** Deletes a picture. */
  async remove(name: string): Promise<void> {
    await rm(this.path(name));
  }

  /** The names of all stored pictures, in order. */
  async names(): Promise<string[]> {
    const files = await readdir(this.#folder, { recursive: true }).catch(() => []);
    return files
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replaceAll('\\', '/').slice(0, -'.webp'.length))
      .sort();
  }

  /** Size of all stored pictures together, in bytes. */
  async size(): Promise<number> {
    const sizes = (await this.names()).map(async (name) => (await stat(this.path(name))).size);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
}
