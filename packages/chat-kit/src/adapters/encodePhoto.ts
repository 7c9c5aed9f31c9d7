/** A canvas that may not be part of the page. */
type PhotoCanvas = HTMLCanvasElement | OffscreenCanvas;

/** A canvas to draw a photo on and the context of it; beside the page where the browser can. */
export function openPhotoCanvas(width: number, height: number) {
  // Without a canvas that is not part of the page, an ordinary one: it encodes beside the page as well.
  const canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Encodes a drawn photo; without the metadata of the original, since none is drawn. Null where the browser cannot. */
export async function encodePhoto(canvas: PhotoCanvas, type: string, quality: number): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The name of a photo that is written in another format. */
export const renamedPhoto = (name: string, extension: string, isSame: boolean): string =>
  isSame ? name : `${name.replace(/\.[^.]*$/u, '')}.${extension}`;
