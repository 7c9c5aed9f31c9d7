/** What people read in mails and text messages; `{code}`, `{minutes}` are filled in. */
export type MessageTexts = {
  /** SMS with the sign-in code. */
  signInCode: string;
  /** Subject of the quick link mail. */
  linkSubject: string;
  /** What the link is for and how long it lasts. */
  linkIntroduction: string;
  /** Label of the link in an HTML mail. */
  linkButton: string;
  /** Subject of the mail to an address that was entered in a profile. */
  confirmSubject: string;
  /** What opening this mail's link confirms and how long it lasts. */
  confirmIntroduction: string;
  /** Label of this mail's link. */
  confirmButton: string;
  /** For somebody who did not enter the address: opening the link would hand it over. */
  confirmIgnore: string;
  /** Said above the bare address, for those who cannot use the button. */
  linkFallback: string;
  /** For somebody who did not ask for the mail. */
  linkIgnore: string;
};
