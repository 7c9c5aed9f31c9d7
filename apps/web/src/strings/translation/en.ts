/** What the dialog of a conversation's languages says about its terms: it comes with that dialog. */
export const en = {
  device: 'This device: your browser (translation)',
  preview: 'Show what others will read',
  previewHint:
    'Under what you write here. The engines named below get your words before you send them; nothing of it is stored. On this device only.',
  terms: 'Names and terms',
  termsHint:
    'Names stay as they are and terms get the words given here, in the next messages of everybody in this chat. Only this form of a word is found.',
  term: 'Name or term',
  translation: 'Translation',
  asItIs: 'Stays as it is',
  into: 'In {language}',
  add: 'Add',
  change: 'Change {term}',
  save: 'Save',
  remove: 'Remove {term}',
  cancel: 'Cancel',
  kept: '{term} stays as it is',
  becomes: '{term}: {translations}',
  by: 'Added by {name}',
  none: 'There are none yet.',
  failed: 'They could not be loaded.',
  added: '{term} was saved.',
  removed: '{term} was removed.',
};

/** These texts in one language. */
export type TranslationTexts = Readonly<Record<keyof typeof en, string>>;
