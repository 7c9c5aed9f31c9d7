import {
  Apple,
  Car,
  Clock,
  Flag,
  Hash,
  Lightbulb,
  type LucideIcon,
  PawPrint,
  Smile,
  Trophy,
} from 'lucide-react';

/** The icon of each group of emoji, by emoji-mart's name of it; `recent` is the picker's own. */
export const groupIcons: Readonly<Record<string, LucideIcon>> = {
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
