// The kit's own kinds of messages, each under its name; one line registers a kind. They are exported one by one, because
// what a kind declares in its folder then stays in the bundled declarations too.

export { pollKind as poll } from '../polls/pollKind.ts';
export { stickerKind as sticker } from '../stickers/stickerKind.ts';
export { audioKind as audio } from './audio/audioKind.ts';
export { callKind as call } from './call/callKind.ts';
export { contactKind as contact } from './contact/contactKind.ts';
export { emojiKind as emoji } from './emojiKind.ts';
export { fileKind as file } from './file/fileKind.ts';
export { imageKind as image } from './image/imageKind.ts';
export { locationKind as location } from './location/locationKind.ts';
export { recalledKind as recalled } from './recalledKind.ts';
export { systemKind as system } from './system/systemKind.ts';
export { textKind as text } from './textKind.ts';
export { unknownKind as unknown } from './unknownKind.ts';
