import { Sticker } from 'lucide-react';
import type { KindDefinition } from '../KindDefinition.ts';
import { StickerBody } from './StickerBody.tsx';

/** A drawn picture that is sent by itself. */
export const stickerKind: KindDefinition<'sticker'> = {
  kind: 'sticker',
  icon: Sticker,
  word: (text) => text('sticker'),
  Body: StickerBody,
  hasBody: ({ source }) => source !== null,
  isBare: true,
  height: () => 130,
};
