/**
 * What an upload to Chromatic consists of, as text: every component with its stories, and the number of pictures that are
 * taken of them.
 *
 * @param {{ entries: Record<string, { type: string, title: string, name: string }>, modes: object, files: number, bytes: number }} site
 *   `entries` of the Storybook's `index.json`, the modes in which each story is looked at, and how much there is to send
 */
export function describeUpload({ entries, modes, files, bytes }) {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const components = Map.groupBy(stories, ({ title }) => title);
  const names = Object.keys(modes);
  const lines = [...components].map(
    ([title, list]) => `  ${title}: ${list.map(({ name }) => name).join(', ')}`,
  );
  return [
    ...lines,
    '',
    `${files} files of ${(bytes / 1e6).toFixed(1)} MB would be sent to Chromatic.`,
    `It would take ${stories.length * names.length} pictures: ${stories.length} stories of ${components.size} components in ${names.length} modes (${names.join(', ')}).`,
    'Nothing was sent. To send it: CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  ].join('\n');
}
