import type { ComponentGuide } from '../testing/ComponentGuide.ts';

/** What the docs page of AvatarCropDialog says. */
export const avatarCropDialogGuide: ComponentGuide = {
  keyboard: [
    {
      keys: ['Arrow Left'],
      action: 'On the photo, moves it; on a slider, makes the value one step smaller.',
    },
    {
      keys: ['Arrow Right'],
      action: 'On the photo, moves it; on a slider, makes the value one step larger.',
    },
    { keys: ['Tab'], action: 'Moves between photo, zoom, rotation and Apply.' },
    { keys: ['Escape'], action: 'Closes the dialog without a photo.' },
  ],
  dos: [
    'Give it an object URL of the chosen file, and free that URL when the dialog has closed.',
    'Keep it open with `loading` while the photo is uploaded.',
  ],
  donts: ['A picture of another site cannot be cropped: the browser does not let the canvas be read.'],
};
