const encoder = new TextEncoder();

/** The parts of a bundled sheet, each under the comment that names the file it came from. */
const sectionsOf = (sheet) => sheet.split(/^(?=\/\* [^*]+ \*\/$)/m);
const nameOf = (section) => section.split('\n', 1)[0];

function reachable(outputs, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, external } of outputs[path].imports) {
    if (!external) reachable(outputs, next, seen);
  }
  return seen;
}

const isScript = (path) => path.endsWith('.js');

/**
 * An esbuild plugin that puts the styles of code behind a dynamic `import()` into the sheets of the entries that
 * lead to it. esbuild writes them to a sheet beside the chunk, which nobody would load.
 *
 * @returns {import('esbuild').Plugin}
 */
export function lazyStyles() {
  return {
    name: 'lazy-styles',
    setup(build) {
      build.onEnd(({ metafile, outputFiles = [] }) => {
        const outputs = metafile?.outputs ?? {};
        const scripts = Object.keys(outputs).filter(isScript);
        const imports = scripts.flatMap((path) => outputs[path].imports);
        const lazy = new Set(imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [path] : [])));
        const fileOf = (path) => outputFiles.find((file) => file.path.endsWith(path));
        const strays = new Set([...lazy].map((path) => outputs[path]?.cssBundle).filter(Boolean));
        if (strays.size === 0)
          return { errors: [{ text: 'lazy-styles: nothing behind a dynamic import has styles.' }] };

        for (const entry of scripts.filter((path) => outputs[path].entryPoint && !lazy.has(path))) {
          const sheet = fileOf(outputs[entry].cssBundle ?? 'none');
          if (!sheet) continue;
          const sections = sectionsOf(sheet.text);
          for (const path of reachable(outputs, entry)) {
            if (!lazy.has(path) || !outputs[path].cssBundle) continue;
            for (const section of sectionsOf(fileOf(outputs[path].cssBundle).text)) {
              if (!sections.some((known) => nameOf(known) === nameOf(section))) sections.push(section);
            }
          }
          sheet.contents = encoder.encode(sections.join(''));
        }
        for (const path of [...strays].flatMap((stray) => [stray, `${stray}.map`])) {
          const index = outputFiles.findIndex((file) => file.path.endsWith(path));
          if (index >= 0) outputFiles.splice(index, 1);
        }
      });
    },
  };
}
