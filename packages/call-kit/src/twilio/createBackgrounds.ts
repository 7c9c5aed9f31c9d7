import type { LocalVideoTrack } from 'twilio-video';
import type { Background } from '../core/devices/Background.ts';
import { CallError } from '../core/room/CallRoom.ts';

/** Whether this browser can separate a person from what is behind; fetches the processors, 15 kB compressed. */
export async function backgroundSupport(): Promise<'supported' | 'unsupported'> {
  const { isSupported } = await import('@twilio/video-processors');
  return isSupported ? 'supported' : 'unsupported';
}

const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
};

type Processor = Parameters<LocalVideoTrack['addProcessor']>[0];

/**
 * Lays things behind the person on a camera's track. The processors, their model and the WebAssembly, 1 MB compressed,
 * are fetched when the first background is chosen.
 *
 * @param track of the SDK
 * @param assetsPath where the files of `@twilio/video-processors` are served
 */
export function createBackgrounds(track: LocalVideoTrack, assetsPath: string) {
  let latest = 0;
  const remove = (): void => {
    if (track.processor) track.removeProcessor(track.processor);
  };
  const makeProcessor = async (
    background: Exclude<Background, { kind: 'none' }>,
  ): Promise<Processor | null> => {
    const processors = await import('@twilio/video-processors');
    if (!processors.isSupported) return null;
    const processor =
      background.kind === 'blur'
        ? new processors.GaussianBlurBackgroundProcessor({ assetsPath })
        : new processors.VirtualBackgroundProcessor({
            assetsPath,
            backgroundImage: await loadImage(background.url),
            fitType: processors.ImageFit.Cover,
          });
    await processor.loadModel();
    return processor;
  };
  return async (background: Background): Promise<void> => {
    latest += 1;
    const own = latest;
    if (background.kind === 'none') return remove();
    try {
      const processor = await makeProcessor(background);
      // Something else was chosen while this was fetched.
      if (own !== latest || !processor) return;
      remove();
      track.addProcessor(processor, {
        inputFrameBufferType: 'videoframe',
        outputFrameBufferContextType: 'bitmaprenderer',
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CallError('RoomError', `The background could not be loaded: ${reason}`);
    }
  };
}
