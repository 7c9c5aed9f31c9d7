import { audioKind } from './audio/audioKind.ts';
import { callKind } from './call/callKind.ts';
import { contactKind } from './contact/contactKind.ts';
import { emojiKind } from './emojiKind.ts';
import { fileKind } from './file/fileKind.ts';
import { imageKind } from './image/imageKind.ts';
import { locationKind } from './location/locationKind.ts';
import { recalledKind } from './recalledKind.ts';
import { stickerKind } from './sticker/stickerKind.ts';
import { textKind } from './textKind.ts';
import { unknownKind } from './unknownKind.ts';

/** The kit's own kinds of messages, to be wrapped or replaced by an application. */
export const builtInKinds = {
  text: textKind,
  emoji: emojiKind,
  sticker: stickerKind,
  image: imageKind,
  file: fileKind,
  audio: audioKind,
  contact: contactKind,
  location: locationKind,
  call: callKind,
  recalled: recalledKind,
  unknown: unknownKind,
};
