import { useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import { KindBody } from '../MessageBubble/KindBody.tsx';
import * as styles from './StickerBody.styles.ts';

/** Props of {@link StickerBody}. */
export interface StickerBodyProps {
  /** Where its picture is. */
  source: string;
}

/** A sticker in a frame that is shown before it is loaded; a word when its picture is gone. Renders an `<img>`. */
export function StickerBody({ source }: StickerBodyProps) {
  const text = useChatText();
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return <KindBody kind="sticker" />;
  return (
    <img
      className={styles.root}
      src={source}
      alt={text('sticker')}
      width={128}
      height={128}
      decoding="async"
      draggable={false}
      onError={() => setMissing(source)}
    />
  );
}
