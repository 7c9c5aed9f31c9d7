import type { MessageTexts } from './MessageTexts.ts';

/** English, the source of all other languages. */
export const en: MessageTexts = {
  signInCode: 'Your Franca code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  linkSubject: 'Your Franca Quick Link',
  linkIntroduction: 'Open this link to sign in to Franca. It works once, for {minutes} minutes.',
  linkButton: 'Sign in to Franca',
  confirmSubject: 'Confirm your e-mail address for Franca',
  confirmIntroduction:
    'This address was entered in a Franca profile. Open this link to confirm that it is yours and to sign in with it from now on. It works once, for {minutes} minutes.',
  confirmButton: 'Confirm the address',
  confirmIgnore:
    'If this was not you, do not open the link and ignore this mail. Without the link the address is not connected to the profile.',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  linkIgnore: 'If you did not ask for this mail, you can ignore it. Nobody gets in without the link.',
};
