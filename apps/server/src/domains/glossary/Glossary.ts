import type { Term } from '../../ports/translation/maskTerms.ts';

/** A term that a person added, or changed last. */
export type AddedTerm = Term & { topic_id: string; created_at: string };

/** Glossaries of conversations, as the other domains use them. */
export type Glossary = {
  /** The terms of a topic that are not left to engines. */
  termsOf: (topicId: string) => Promise<Term[]>;
  /** The terms of one person, in all topics. */
  addedBy: (userId: string) => Promise<AddedTerm[]>;
};
