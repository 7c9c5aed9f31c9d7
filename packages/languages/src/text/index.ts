export { cleanPhone } from './cleanPhone.ts';
export { cutAt, cutText } from './cutText.ts';
export { emojiOf } from './emojiOf.ts';
export { isBlank } from './isBlank.ts';
