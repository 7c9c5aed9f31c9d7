import { Sticker } from 'lucide-react';
import type { KindDefinition } from '../kinds/KindDefinition.ts';
import { StickerBody } from './StickerBody.tsx';

declare global {
  interface FrancaKindContents {
    /**
     * A drawn picture; `source` is its address, or null when it is not known. `name` says what it shows; `isPersonal`: somebody added
     * it themselves, and others can keep it.
     */
    sticker: {
      readonly kind: 'sticker';
      readonly source: string | null;
      readonly name?: string | undefined;
      readonly isPersonal?: boolean | undefined;
    };
  }
}

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
