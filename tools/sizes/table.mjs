import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

const kilobytes = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

/** The libraries beside ours, by the keys of their sizes. */
const peers = {
  baseUi: 'Base UI',
  mantine: 'Mantine',
  stream: 'Stream',
  chatscope: 'chatscope',
  liveKit: 'LiveKit',
};

const heading = ['kB, min+gzip, without React', 'ours', 'at most', 'on demand', ...Object.values(peers)];

const cells = ({ title, bytes, limit, later, ...others }) => [
  title,
  kilobytes(bytes),
  kilobytes(limit),
  later ? kilobytes(later) : '–',
  ...Object.keys(peers).map((name) => kilobytes(others[name])),
];

/** Prints the sizes as a table, one part a line. */
export function printTable(rows) {
  const lines = [heading, ...rows.map(cells)];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) {
    const padded = line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])));
    console.log(`    ${padded.join('  ')}`);
  }
}

/** Keeps the sizes in bench/results, for programs and for people. */
export function writeTable(rows) {
  const results = join(root, 'bench/results');
  writeFileSync(join(results, 'sizes.json'), `${JSON.stringify({ unit: 'bytes', rows }, null, 2)}\n`);
  const lines = [heading, heading.map((_, i) => (i === 0 ? '---' : '---:')), ...rows.map(cells)];
  writeFileSync(join(results, 'sizes.md'), `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`);
}
