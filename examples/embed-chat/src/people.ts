import type { Person } from '@franca/chat-kit';

/** A person of the conversation, with the language they read and write. */
export interface Member extends Person {
  /** BCP 47 tag. */
  readonly language: 'en' | 'ar';
}

/** Two invented people. */
export const people = {
  emma: { id: 'emma', name: 'Emma Clarke', avatarUrl: null, language: 'en' },
  omar: { id: 'omar', name: 'عمر الحسن', avatarUrl: null, language: 'ar' },
} as const satisfies Record<string, Member>;
