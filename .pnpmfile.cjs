const publishing = require('./tools/release/publishing.json');

/** Writes into the manifest of a package that is packed what `tools/release/publishing.json` says of all of them. */
function beforePacking(manifest) {
  const folder = manifest.name.split('/').at(-1);
  return {
    ...manifest,
    license: publishing.license,
    repository: { type: 'git', url: `git+${publishing.repository}`, directory: `packages/${folder}` },
    homepage: `${publishing.homepage}/${folder}`,
    bugs: publishing.bugs,
    files: [...new Set([...(manifest.files ?? []), 'CHANGELOG.md'])],
  };
}

module.exports = { hooks: { beforePacking } };
