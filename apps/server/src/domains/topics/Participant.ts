import type { PackageName, TranslationView } from '@franca/contract';

/** A member of a topic with the facts that messages, translation and unread counts need. */
export type Participant = {
  userId: string;
  name: string;
  avatar: string | null;
  isVerified: boolean;
  country: string;
  /** Name of the profile's language. */
  language: string;
  accent: string;
  package: PackageName;
  /** BCP 47 tag this member reads the topic in, by choice or by profile. */
  reads: string;
  /** The choice alone. */
  readingLanguage: string | null;
  show: TranslationView;
  isMuted: boolean;
  isHidden: boolean;
  clearedSeq: number;
  seenSeq: number;
  seenTime: Date | null;
};
