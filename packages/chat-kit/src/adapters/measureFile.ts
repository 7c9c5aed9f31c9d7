import type { MeasuredFile } from '../core/attachments/createAttachmentDraft.ts';

/** Milliseconds after which a file is sent without its measures: some browsers never say that they cannot play a video. */
const patience = 5000;

function pixelsOf(address: string, done: (measured: MeasuredFile) => void): void {
  const image = new Image();
  image.onload = () => done({ width: image.naturalWidth, height: image.naturalHeight });
  image.onerror = () => done({});
  image.src = address;
}

function measuresOf(address: string, done: (measured: MeasuredFile) => void): void {
  const video = document.createElement('video');
  video.preload = 'metadata';
  video.muted = true;
  video.onloadedmetadata = () => {
    const { videoWidth: width, videoHeight: height, duration } = video;
    // A recording that was never closed has no end.
    done({ width, height, duration: Number.isFinite(duration) ? Math.round(duration * 1000) : undefined });
  };
  video.onerror = () => done({});
  video.src = address;
}

/** Measures a picture or video on this device; what cannot be measured is sent all the same. */
export async function measureFile(file: File): Promise<MeasuredFile> {
  const isImage = file.type.includes('image');
  if (!isImage && !file.type.includes('video')) return {};
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      const timer = setTimeout(() => resolve({}), patience);
      const done = (measured: MeasuredFile): void => {
        clearTimeout(timer);
        resolve(measured);
      };
      (isImage ? pixelsOf : measuresOf)(address, done);
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
