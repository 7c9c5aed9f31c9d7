import { translate } from '../strings/texts.ts';

/** Title of the sign-in, in the language that is shown. */
export const loginTitle = (): string =>
  `${translate('auth.signInTitle')} · ${translate('common.documentTitle')}`;
