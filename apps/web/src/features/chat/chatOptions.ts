import type { ChatOptions } from '@franca/chat-kit';

/** Where Franca's conversations differ from the defaults of the kit. */
export const chatOptions: ChatOptions = {
  filesPerMessage: 9,
  typing: 'focus',
  quickEmoji: ['👍', '❤️', '😂', '😮', '😢', '🙏'],
  openingScrollDelay: 500,
  photoSide: 2048,
  translateOnDevice: true,
};
