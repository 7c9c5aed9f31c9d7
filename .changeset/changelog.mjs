/** A changeset as an entry of a list; what it lists itself stands below it. */
const getReleaseLine = async ({ summary }) => {
  const [first, ...others] = summary.split('\n').map((line) => line.trimEnd());
  return `- ${[first, ...others.map((line) => (line ? `  ${line}` : ''))].join('\n')}`;
};

/** The packages that have new versions too, once for all changesets. */
const getDependencyReleaseLine = async (_changesets, dependencies) =>
  dependencies.length === 0
    ? ''
    : [
        '- Updated dependencies',
        ...dependencies.map(({ name, newVersion }) => `  - ${name}@${newVersion}`),
      ].join('\n');

export default { getReleaseLine, getDependencyReleaseLine };
