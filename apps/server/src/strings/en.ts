import type { MessageTexts } from './MessageTexts.ts';

/** English, the source of all other languages. */
export const en: MessageTexts = {
  signInCode: 'Your Franca code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  linkSubject: 'Your Franca Quick Link',
  linkIntroduction: 'Open this link to sign in to Franca. It works once, for {minutes} minutes.',
  linkButton: 'Sign in to Franca',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  linkIgnore: 'If you did not ask for this mail, you can ignore it. Nobody gets in without the link.',
};
