import { initialsOf } from '@franca/ui';

/** Side of the picture in pixels: large enough for the largest one that is shown. */
const side = 512;

/** Two colours of the ground, from the upper corner to the lower one; white letters on both keep a contrast of 4.5. */
const grounds = [
  ['#4f46e5', '#7c3aed'],
  ['#0f766e', '#0369a1'],
  ['#b45309', '#be123c'],
  ['#be185d', '#7e22ce'],
  ['#1d4ed8', '#0e7490'],
  ['#4d7c0f', '#0f766e'],
] as const;

const sumOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** A head and shoulders, while there is no name to take letters from. */
function drawPerson(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.arc(side / 2, side * 0.4, side * 0.16, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.ellipse(side / 2, side * 0.86, side * 0.28, side * 0.26, 0, Math.PI, 2 * Math.PI);
  context.fill();
}

/**
 * Draws an avatar from a name: its initials on a ground of two colours that follow from the name. Null where the browser
 * draws nothing.
 */
export function drawAvatar(name: string): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const known = name.normalize().trim();
  const [upper, lower] = grounds[sumOf(known) % grounds.length] ?? grounds[0];
  const ground = context.createLinearGradient(0, 0, side, side);
  ground.addColorStop(0, upper);
  ground.addColorStop(1, lower);
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#ffffff';
  const initials = initialsOf(known);
  if (initials === '') {
    drawPerson(context);
    return canvas;
  }
  context.font = `600 ${side * 0.4}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(initials);
  context.fillText(initials, side / 2, (side + above - below) / 2);
  return canvas;
}

/** The drawn avatar as a JPEG file; null where the browser draws nothing. */
export async function drawAvatarFile(name: string): Promise<Blob | null> {
  const canvas = drawAvatar(name);
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
