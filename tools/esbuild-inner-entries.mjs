/**
 * An esbuild plugin for entries that exist only to give a part of a package files of its own. What another part imports
 * is then not loaded with this one: esbuild, in an application, loads with a file whatever it imports and anybody uses.
 * Their styles are in the sheet of the package already, so the sheets beside them are dropped.
 *
 * @param {string} folder the folder of such entries inside the output
 * @param {string[]} [others] names of further entries whose styles are in the sheet of the package
 * @returns {import('esbuild').Plugin}
 */
export function innerEntries(folder, others = []) {
  return {
    name: 'inner-entries',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        const places = [`${folder}[\\\\/][^\\\\/]+`, ...others].join('|');
        const isSheet = ({ path }) => new RegExp(`[\\\\/](${places})\\.css(\\.map)?$`).test(path);
        const sheets = outputFiles.filter(isSheet);
        for (const sheet of sheets) outputFiles.splice(outputFiles.indexOf(sheet), 1);
        if (sheets.length === 0) return { errors: [{ text: `inner-entries: no sheet matches ${places}.` }] };
      });
    },
  };
}
