/** How long a video may take to show its first frame, in milliseconds. */
const patience = 10_000;

/** The first frame of a video as a JPEG; rejects when the browser cannot read it. */
export async function firstFrame(video: Blob): Promise<Blob> {
  const element = document.createElement('video');
  const address = URL.createObjectURL(video);
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The video took too long.')), patience);
      element.addEventListener('loadeddata', () => resolve(), { once: true });
      element.addEventListener('error', () => reject(new Error('The video cannot be read.')), { once: true });
      element.addEventListener('loadeddata', () => clearTimeout(timer), { once: true });
      element.src = address;
    });
    const canvas = document.createElement('canvas');
    canvas.width = element.videoWidth;
    canvas.height = element.videoHeight;
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    if (!frame) throw new Error('The video has no frame.');
    return frame;
  } finally {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(address);
  }
}
