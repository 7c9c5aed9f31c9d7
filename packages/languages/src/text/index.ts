export { cleanPhone } from './cleanPhone.ts';
export { cutAt, cutText } from './cutText.ts';
export { emojiOf } from './emojiOf.ts';
export { type CodePart, findCode } from './findCode.ts';
export { findLinks, type TextPart } from './findLinks.ts';
export { isBlank } from './isBlank.ts';
export { unspaced } from './unspaced.ts';
