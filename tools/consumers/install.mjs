import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../bootstrap/paths.mjs';

const execute = promisify(execFile);
const page = ['index.html', 'vite.config.js'];
const gallery = 'src/Gallery.tsx';
const types = 'tsconfig.json';
/** Where each app is made from, and the files of `shared` that it has; a program has our packages alone. */
const templates = {
  'vite-app': { from: 'tools/consumers/vite-app', shares: [...page, gallery, types] },
  'server-app': { from: 'tools/consumers/server-app', shares: [gallery, types] },
  'two-versions': { from: 'tools/consumers/two-versions', shares: [...page, types] },
  'several-pages': { from: 'tools/consumers/several-pages', shares: [types] },
  headless: { from: 'tools/consumers/headless', shares: [], isProgram: true },
  'embed-chat': { from: 'examples/embed-chat', shares: [] },
};

/** What a new app brings beside our packages; in the versions this repository is tested with. */
const others = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'tailwindcss',
  '@tailwindcss/vite',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

/** What the samples of our docs use beside that, and which of our packages knows the version. */
const ofSamples = {
  '@tanstack/react-query': 'packages/api-client',
  '@twilio/video-processors': 'packages/call-kit',
  'lucide-react': 'packages/chat-kit',
  'twilio-video': 'packages/call-kit',
};

const versionOf = (name) => {
  const from = join(root, ofSamples[name] ?? '.', 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(from, 'utf8')).version;
};

/**
 * Makes a new app from a template, outside the workspace, and installs the packed packages and all they need into it.
 *
 * @param {string} name the template
 * @param {string} folder where the app is made
 * @param {Record<string, string>} tarballs
 * @param {Record<string, string>} [more] tarballs that this app alone has, by the name it imports them by
 */
export async function installApp(name, folder, tarballs, more = {}) {
  const { from, shares, isProgram = false } = templates[name];
  const source = join(root, from);
  // Whoever has tried an example has folders in it that are not the example.
  const isSource = (path) => !['node_modules', 'dist', 'packed'].includes(relative(source, path));
  cpSync(source, folder, { recursive: true, filter: isSource });
  for (const file of shares) cpSync(join(root, 'tools/consumers/shared', file), join(folder, file));
  const asFiles = (files) =>
    Object.fromEntries(Object.entries(files).map(([id, file]) => [id, `file:${file}`]));
  const packed = asFiles(tarballs);
  const wanted = isProgram ? [] : [...others, ...Object.keys(ofSamples)];
  const dependencies = {
    ...packed,
    ...asFiles(more),
    ...Object.fromEntries(wanted.map((name) => [name, versionOf(name)])),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, private: true, type: 'module', dependencies }),
  );
  // Our packages depend on each other by version, which no registry has yet. (JSON is YAML.)
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({
      packages: ['.'],
      overrides: packed,
      allowBuilds: { esbuild: false },
      // pnpm would install React for a program, too.
      ...(isProgram ? { autoInstallPeers: false } : {}),
    }),
  );
  await execute('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: folder });
}

/** Builds an app with its own Vite, and checks its types with strict settings. */
export async function buildApp(folder, builds) {
  const node = (file, args) => execute(process.execPath, [file, ...args], { cwd: folder });
  await node(join(root, 'node_modules/typescript/bin/tsc'), ['--noEmit']);
  for (const args of builds) {
    await node('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error', ...args]);
  }
}
