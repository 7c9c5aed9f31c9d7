import { Sticker } from 'lucide-react';
import { useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { KindBodyProps } from '../kinds/KindDefinition.ts';
import { KindWord } from '../kinds/KindWord.tsx';
import * as styles from './StickerBody.styles.ts';

/** A sticker in a frame that is shown before it is loaded; a word when its picture is gone. Renders an `<img>`. */
export function StickerBody({ content: { source, name } }: KindBodyProps<'sticker'>) {
  const text = useChatText();
  const [missing, setMissing] = useState<string | null>(null);
  if (source === null || missing === source) {
    return <KindWord icon={Sticker} word={text('sticker')} />;
  }
  return (
    <img
      className={styles.root}
      src={source}
      alt={name ? text('stickerNamed', { name }) : text('sticker')}
      width={128}
      height={128}
      decoding="async"
      draggable={false}
      onError={() => setMissing(source)}
    />
  );
}
