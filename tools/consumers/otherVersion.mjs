import { join } from 'node:path';
import { repackTarball } from '../published/repackTarball.mjs';
import { setVersion } from '../published/setVersion.mjs';

/**
 * Packs `@franca/ui` once more as if it were another version.
 *
 * @param {string} tarball of the version that was built
 * @param {string} version such as `0.1.1`
 * @param {string} folder where the new tarball is put
 * @returns {Promise<string>} path of the new tarball
 */
export async function packOtherVersion(tarball, version, folder) {
  const packed = join(folder, `ui-${version}.tgz`);
  await repackTarball(tarball, packed, (unpacked) => {
    if (setVersion(unpacked, { '@franca/ui': version }) === 0)
      throw new Error(`No script of ${tarball} knows its version.`);
  });
  return packed;
}
