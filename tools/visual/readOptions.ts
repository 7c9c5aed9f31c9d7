import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  /** Store what is seen now instead of comparing with what is stored. */
  update: boolean;
  /** Only stories whose id contains one of these; all when empty. */
  filters: readonly string[];
  /** Folder of the built Storybook. */
  storybook: string;
  /** Folder of the stored pictures. */
  pictures: string;
  /** Folder that takes the pictures of differences; emptied at the start. */
  differences: string;
  /** File that takes the count of passed and failed checks, as JSON. */
  report?: string;
}

/** Reads the command line, such as `--update textfield`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      storybook: { type: 'string', default: 'storybook-static' },
      pictures: { type: 'string', default: 'tools/visual/pictures' },
      differences: { type: 'string', default: '.franca/visual' },
      report: { type: 'string' },
    },
  });
  return { ...values, filters: positionals };
}
