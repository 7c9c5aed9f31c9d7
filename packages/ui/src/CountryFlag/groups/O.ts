export { OM } from 'country-flag-icons/string/3x2';
