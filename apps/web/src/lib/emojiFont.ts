/** Bits of red, green and blue that two neighbours of a grey may differ by. */
const tolerance = 32;

/** Whether the system draws emoji in colour; a system without the font draws a box, or one in the colour of the text. */
function drawsEmojiInColour(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // Nothing can be found out where nothing can be drawn.
  if (!context) return true;
  context.font = '24px system-ui, sans-serif';
  context.fillText('😀', 0, 26);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > tolerance) return true;
  }
  return false;
}

/** Brings emoji in colour to a system that has none; its parts come when they are shown. */
export async function loadEmojiFont(): Promise<void> {
  if (!drawsEmojiInColour()) await import('../styles/emojiFont.css');
}
