/**
 * Waits for the fonts that stories are written in. What a story measures and scrolls while it plays would otherwise
 * depend on whether its font had come by then.
 */
export async function loadStoryFonts(): Promise<void> {
  await document.fonts.load('1rem "Inter Variable"', 'a');
}
