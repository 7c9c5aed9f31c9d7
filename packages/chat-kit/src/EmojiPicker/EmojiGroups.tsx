import { Icon } from '@franca/ui/Icon';
import { Tabs } from '@franca/ui/Tabs';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { Emoji } from 'emoji-mart';
import {
  Apple,
  Car,
  Clock,
  Flag,
  Hash,
  Lightbulb,
  type LucideIcon,
  PawPrint,
  Shapes,
  Smile,
  Trophy,
} from 'lucide-react';
import { useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { type EmojiCell, EmojiGrid } from './EmojiGrid.tsx';
import * as styles from './EmojiPicker.styles.ts';
import type { EmojiBook } from './loadEmoji.ts';

/** The icon of each group of emoji, by emoji-mart's name of it; `recent` is the picker's own. */
const groupIcons: Readonly<Record<string, LucideIcon>> = {
  recent: Clock,
  people: Smile,
  nature: PawPrint,
  foods: Apple,
  activity: Trophy,
  places: Car,
  objects: Lightbulb,
  symbols: Hash,
  flags: Flag,
};

/** Props of {@link EmojiGroups}. */
export interface EmojiGroupsProps {
  /** All emoji. */
  book: EmojiBook;
  /** Gives an emoji its skin tone. */
  inTone: (emoji: Emoji) => EmojiCell;
  /** Takes the characters of the emoji that was picked. */
  onPick: (native: string) => void;
  /** The person went up from the first row. */
  onLeave: () => void;
}

/** A tab for each group of emoji, before them those used last. Renders a `<div>`. */
export function EmojiGroups({ book, inTone, onPick, onLeave }: EmojiGroupsProps) {
  const text = usePartText();
  const { recents } = useChat();
  // What was used stays where it is while the picker is open.
  const [used] = useState(() => recents.get('emoji').map((native) => ({ native })));
  const tab = (id: string, label: string, emoji: readonly EmojiCell[]) => ({
    id,
    icon: <Icon icon={groupIcons[id] ?? Shapes} />,
    label: <VisuallyHidden>{label}</VisuallyHidden>,
    panel:
      emoji.length > 0 ? (
        <EmojiGrid label={label} emoji={emoji} onPick={onPick} onLeave={onLeave} />
      ) : (
        <p className={styles.hint}>{text('emojiHint')}</p>
      ),
  });

  return (
    <Tabs
      className={styles.groups}
      label={text('emojiGroups')}
      fit="fill"
      defaultValue={used.length > 0 ? 'recent' : book.groups[0]?.id}
      tabs={[
        tab('recent', text('recentlyUsed'), used),
        ...book.groups.map(({ id, emoji }) => tab(id, book.words.categories[id] ?? id, emoji.map(inTone))),
      ]}
    />
  );
}
