/**
 * An esbuild plugin for entries that exist only to give a part of a package files of its own. What another part imports
 * is then not loaded with this one: esbuild, in an application, loads with a file whatever it imports and anybody uses.
 * Their styles are in the sheet of the package already, so the sheets beside them are dropped.
 *
 * @param {string} folder the folder of such entries inside the output
 * @returns {import('esbuild').Plugin}
 */
export function innerEntries(folder) {
  return {
    name: 'inner-entries',
    setup(build) {
      build.onEnd(({ outputFiles = [] }) => {
        const isSheet = ({ path }) =>
          new RegExp(`[\\\\/]${folder}[\\\\/][^\\\\/]+\\.css(\\.map)?$`).test(path);
        for (const sheet of outputFiles.filter(isSheet)) outputFiles.splice(outputFiles.indexOf(sheet), 1);
      });
    },
  };
}
