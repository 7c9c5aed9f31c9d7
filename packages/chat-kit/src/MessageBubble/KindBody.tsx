import { Icon } from '@franca/ui/Icon';
import {
  CircleHelp,
  FileText,
  Image,
  type LucideIcon,
  MapPin,
  Mic,
  Smile,
  Sticker,
  UserRound,
} from 'lucide-react';
import type { KindWord } from '../core/preview/wordsOf.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './MessageBubble.styles.ts';

/** Props of {@link KindBody}. */
export interface KindBodyProps {
  /** What the message is. */
  kind: KindWord;
}

const icons: Record<KindWord, LucideIcon> = {
  audio: Mic,
  contact: UserRound,
  emoji: Smile,
  file: FileText,
  image: Image,
  location: MapPin,
  sticker: Sticker,
  unknownKind: CircleHelp,
};

/** Says in a word what a message without text is. Renders a `<span>`. */
export function KindBody({ kind }: KindBodyProps) {
  const text = useChatText();
  return (
    <span className={styles.fallback}>
      <Icon icon={icons[kind]} size="small" />
      {text(kind)}
    </span>
  );
}
