/**
 * Publishes packed packages, those that others depend on first. A version that the registry has already is left as it is.
 *
 * @param {(args: string[], cwd: string) => Promise<string>} npm
 * @param {{ id: string, version: string, tarball: string }[]} packages
 * @param {{ folder: string, provenance?: boolean }} options `folder` is where npm runs. With `provenance` the registry shows
 *   from which commit and build a package comes, which npm can only prove in a CI that it knows
 * @returns {Promise<string[]>} what was published, such as `@franca/ui@0.2.0`
 */
export async function publishTarballs(npm, packages, { folder, provenance = false }) {
  const published = [];
  for (const { id, version, tarball } of packages) {
    const isThere = await npm(['view', `${id}@${version}`, 'version', '--prefer-online'], folder).then(
      (printed) => printed.trim() === version,
      () => false,
    );
    if (isThere) continue;
    const args = ['publish', tarball, '--access', 'public', ...(provenance ? ['--provenance'] : [])];
    await npm(args, folder);
    published.push(`${id}@${version}`);
  }
  return published;
}
