import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A story of the Storybook, as its index names it. */
export interface Story {
  /** Id of the story, such as `forms-textfield--default`. */
  id: string;
  /** What it belongs to, such as `Forms/TextField`. */
  component: string;
  /** Where it stands in the sidebar, such as `Forms/TextField · Default`. */
  name: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

/** Reads the stories of a built Storybook; pages of documentation are left out. */
export async function readStories(storybook: string): Promise<Story[]> {
  const index: StoryIndex = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, component: title, name: `${title} · ${name}` }));
}
