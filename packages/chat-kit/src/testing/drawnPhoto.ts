/** What a drawn photo is. */
export interface DrawnPhotoOptions {
  /** Pixels from side to side. Default 800. */
  readonly width?: number;
  /** Pixels from top to bottom. Default 600. */
  readonly height?: number;
  /** MIME type. Default `image/jpeg`. */
  readonly type?: string;
  /** How the camera was held, as EXIF counts it, 1 to 8. Default: says nothing. */
  readonly orientation?: number;
}

/** A photo, blue on the left and orange on the right, drawn and encoded by the browser. */
export async function drawnPhoto(name: string, options: DrawnPhotoOptions = {}): Promise<File> {
  const { width = 800, height = 600, type = 'image/jpeg', orientation } = options;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#1f6fe5';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#f2a33a';
  context.fillRect(width / 2, 0, width / 2, height);
  const file = await canvas.convertToBlob({ type, quality: 0.95 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (orientation === undefined) return new File([bytes], name, { type });
  // An APP1 segment with EXIF: a big-endian directory of one entry.
  const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return new File([bytes.slice(0, 2), Uint8Array.from([...exif, ...entry]), bytes.slice(2)], name, { type });
}
