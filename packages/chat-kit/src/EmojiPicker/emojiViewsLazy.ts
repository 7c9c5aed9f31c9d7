// Everything that shows all emoji, in one file with what it is built on.
export { ReactionPicker } from '../Reactions/ReactionPicker.tsx';
export { EmojiPicker } from './EmojiPicker.tsx';
