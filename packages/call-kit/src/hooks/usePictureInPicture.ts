import { useEffect, useState } from 'react';
import { useArrangement } from './useArrangement.ts';
import { useCall } from './useCall.ts';
import type { CallControl } from './useCallControls.ts';
import { useCallText } from './useCallText.ts';

/** The button that keeps the large picture above other windows; null where the browser cannot, or nothing is shown. */
export function usePictureInPicture(): CallControl | null {
  const { videos } = useCall();
  const track = useArrangement()?.mainTrack?.track;
  const text = useCallText();
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const update = () => setOut(Boolean(document.pictureInPictureElement));
    document.addEventListener('enterpictureinpicture', update, true);
    document.addEventListener('leavepictureinpicture', update, true);
    return () => {
      document.removeEventListener('enterpictureinpicture', update, true);
      document.removeEventListener('leavepictureinpicture', update, true);
    };
  }, []);
  const canDo = typeof document !== 'undefined' && document.pictureInPictureEnabled;
  if (!track || !canDo) return null;
  return {
    label: text('pictureInPicture'),
    'data-state': isOut ? 'on' : 'off',
    disabled: false,
    onClick: () => {
      const element = videos.elementOf(track);
      // Without a frame yet the browser refuses; the next press tries again.
      if (isOut) document.exitPictureInPicture().catch(() => {});
      else element?.requestPictureInPicture().catch(() => {});
    },
  };
}
