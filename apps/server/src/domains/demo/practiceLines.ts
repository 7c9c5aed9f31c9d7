import type { DemoPersonId } from './demoPeople.ts';

/** What a practice partner says: first who it is, then example sentences, one for each message, over and over. */
export type PracticeLines = {
  greeting: string;
  answers: readonly string[];
};

/** The partners by the person of the demo who is one, in the sentences that the phrase memory knows. */
export const practiceLines = {
  emma: {
    greeting: 'Hello! I am a practice partner. A program answers with example sentences.',
    answers: [
      "I'm fine, thank you. And you?",
      'What time shall we meet?',
      'See you tomorrow!',
      'Are you free on Sunday?',
      "It's beautiful! Thanks for the photo.",
      'Good night. Sleep well!',
    ],
  },
  marco: {
    greeting: 'Ciao! Sono un interlocutore di prova. Un programma risponde con frasi di esempio.',
    answers: [
      'Sto bene. Fa bel tempo.',
      'Andiamo in spiaggia! Vuoi venire?',
      'Ho fame. Hai mangiato?',
      'Incontriamoci alle 10:30 alla stazione ferroviaria.',
      'Arrivo tra 20 minuti.',
      'Grazie di tutto. Buonanotte!',
    ],
  },
} as const satisfies Partial<Record<DemoPersonId, PracticeLines>>;
