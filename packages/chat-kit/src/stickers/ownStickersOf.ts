import type { ChatServices } from '../context/ChatContext.ts';
import type { StickersPort } from '../core/session/ChatDataPort.ts';

/** The viewer's own stickers, where the backend has them and the application wants them. */
export const ownStickersOf = ({
  port,
  options,
}: Pick<ChatServices, 'port' | 'options'>): StickersPort | undefined =>
  options.ownStickers ? port.stickers : undefined;
