/** A paragraph, or a list of sentences. */
export type LegalText = string | readonly string[];

/** A page in plain words: its title, what comes first, and headings with what stands under them. */
export interface LegalPage {
  readonly title: string;
  /** What search engines show. */
  readonly description: string;
  readonly introduction: string;
  readonly sections: readonly (readonly [title: string, text: LegalText])[];
}

/** The static pages in one language. */
export interface LegalStrings {
  readonly terms: LegalPage;
  readonly privacy: LegalPage;
  /** How Franca is installed, since no store has it. */
  readonly install: LegalPage;
}

/** English. */
export const en: LegalStrings = {
  terms: {
    title: 'Terms and policies',
    description: 'The terms that hold for everybody who uses this installation of Franca.',
    introduction: 'These terms hold for everybody who signs in to this installation of Franca.',
    sections: [
      [
        'Using Franca',
        [
          'Sign in with a phone number or an email address that is yours.',
          'Write to people as you would speak to them face to face. Whoever is bothered may block you.',
          'Translations are made by machines and can be wrong. The original is always kept beside them.',
        ],
      ],
      [
        'What is stored',
        [
          'Your profile: name, photo, country, language, accent and gender, and how you sign in.',
          'Your conversations, their files and their translations, so that all your devices can show them.',
          'On your own device: messages that are not sent yet, drafts and copies for times without a network. Logging out deletes them.',
        ],
      ],
      [
        'Who sees it',
        'The people in a conversation see its messages. The operator of this installation stores them. When the operator has connected an outside service for translation, texts are sent to it for that purpose only.',
      ],
      [
        'Plans',
        'A paid plan renews every month until it is cancelled. A cancelled plan runs to the end of its billing period, and your details are kept for 10 months so that you can restart it.',
      ],
      [
        'Leaving',
        'Ask the operator of this installation to delete your account and everything that belongs to it.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What an installation of Franca stores about you, why, for how long, and who sees it.',
    introduction:
      'This page says what this installation of Franca stores about you, why, and for how long. Its operator is responsible for it: write to them through the partner form with any question.',
    sections: [
      [
        'Your account',
        [
          'Phone number or email address: to sign you in. Codes and links are stored only as hashes.',
          'Name, photo, country, language, accent, gender and what else you enter: to show it to people you write with, and to translate.',
          'When you were last online: people you share a conversation with see it.',
        ],
      ],
      [
        'Your conversations',
        [
          'Messages, files, reactions and translations are stored so that all your devices can show them. The members of a conversation see them.',
          'The operator has technical access to the database. Messages are not end-to-end encrypted, because the server translates them.',
          'Where the operator has connected an outside service for translation, texts are sent to it for that purpose only.',
        ],
      ],
      [
        'Paying',
        'Plans, payments and gift codes are kept with your account, and for 10 months after a plan has ended so that you can restart it. Card numbers and security codes are never stored: of a card this server keeps its last four digits and the name.',
      ],
      [
        'Partner form and newsletter',
        [
          'An enquiry is stored for a year and may be sent to the operator by email.',
          'An address for the newsletter is kept once you have confirmed it; otherwise it is deleted after a week. Each mail has a link that deletes it.',
        ],
      ],
      [
        'Your device',
        'Franca uses no cookies and no trackers, and loads nothing from other hosts unless you pay by card or the operator keeps files in an outside storage. Your device keeps the session, messages that are not sent yet, drafts, and copies for times without a network. Logging out deletes them. Network addresses are counted for a short time, so that nobody can flood the server.',
      ],
      [
        'Your rights',
        'Ask the operator for a copy of your data, for a correction, or for the deletion of your account and of everything that belongs to it.',
      ],
    ],
  },
  install: {
    title: 'Install Franca',
    description: 'How to install Franca on a phone, a tablet or a computer.',
    introduction:
      'There is no app of Franca in the App Store and none on Google Play. Franca is installed from the browser: it then has its own icon and window, and can notify you.',
    sections: [
      [
        'Android',
        [
          'Open Franca in the browser and sign in.',
          'Open the browser’s menu.',
          'Choose “Install app” or “Add to Home screen”.',
        ],
      ],
      [
        'iPhone and iPad',
        ['Open Franca in Safari and sign in.', 'Press Share.', 'Choose “Add to Home Screen”.'],
      ],
      [
        'Computer',
        [
          'Open Franca in Chrome or Edge.',
          'Press the install icon in the address bar, or choose “Install” in the menu.',
          'In Safari on a Mac: choose “Add to Dock” in the menu File.',
        ],
      ],
      ['Without installing', 'Everything works in the browser as well.'],
    ],
  },
};
