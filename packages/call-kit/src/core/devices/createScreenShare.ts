import type { MediaPort } from '../room/CallRoom.ts';
import type { LocalMediaState } from './LocalMedia.ts';

/** Shares the viewer's screen in a call, one at a time: `toggle` begins or ends it. */
export function createScreenShare(media: MediaPort, state: LocalMediaState) {
  const { get, set, fail, isClosed, handlers } = state;
  let isChoosing = false;

  const stop = (): void => {
    const { screen } = get();
    if (!screen) return;
    screen.stop();
    set({ screen: null });
    handlers().onTrackGone?.(screen);
  };

  const start = async (): Promise<void> => {
    if (!media.createScreen || isChoosing) return;
    isChoosing = true;
    try {
      const screen = await media.createScreen();
      if (!screen) return;
      if (isClosed()) return screen.stop();
      set({ screen });
      screen.onEnded(stop);
      handlers().onTrack?.(screen);
    } catch (error) {
      fail(error);
    } finally {
      isChoosing = false;
    }
  };

  return {
    toggle: async (): Promise<void> => {
      if (get().screen) stop();
      else await start();
    },
  };
}
