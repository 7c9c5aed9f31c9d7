/**
 * Runs in the page: takes the story that is shown off the page and shows another one in the same document. Answers
 * what the old one has left behind; nothing is shown then.
 */
export async function showNext({
  storyId,
  globals,
}: {
  storyId: string;
  globals: Record<string, unknown>;
}): Promise<string[]> {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.teardownRender(preview.currentRender);
  window.francaStage.restart();
  const remains = await window.francaRemains.takeBack();
  if (remains.length > 0) return remains;
  preview.storyStoreValue.userGlobals.update(globals);
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return [];
}
