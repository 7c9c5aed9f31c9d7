/** English, the source of all other languages; each text says what it is for. */
export const en = {
  /** SMS with the sign-in code. */
  signInCode: 'Your Franca code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  /** Subject of the quick link mail. */
  linkSubject: 'Your Franca Quick Link',
  /** What the link is for and how long it lasts. */
  linkIntroduction: 'Open this link to sign in to Franca. It works once, for {minutes} minutes.',
  /** Label of the link in an HTML mail. */
  linkButton: 'Sign in to Franca',
  /** Subject of the mail to an address that was entered in a profile. */
  confirmSubject: 'Confirm your e-mail address for Franca',
  /** What opening this mail's link confirms and how long it lasts. */
  confirmIntroduction:
    'This address was entered in a Franca profile. Open this link to confirm that it is yours and to sign in with it from now on. It works once, for {minutes} minutes.',
  /** Label of this mail's link. */
  confirmButton: 'Confirm the address',
  /** For somebody who did not enter the address: opening the link would hand it over. */
  confirmIgnore:
    'If this was not you, do not open the link and ignore this mail. Without the link the address is not connected to the profile.',
  /** Said above the bare address, for those who cannot use the button. */
  linkFallback: 'If the button does not work, copy this address into your browser:',
  /** For somebody who did not ask for the mail. */
  linkIgnore: 'If you did not ask for this mail, you can ignore it. Nobody gets in without the link.',
};

/** What people read in mails and text messages; `{code}`, `{minutes}` are filled in. */
export type MessageTexts = Record<keyof typeof en, string>;
