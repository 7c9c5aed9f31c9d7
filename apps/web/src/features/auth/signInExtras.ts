// What the sign-in shows a moment after its form, in one file.
export { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
export { PrefixOffer } from './PrefixOffer.tsx';
