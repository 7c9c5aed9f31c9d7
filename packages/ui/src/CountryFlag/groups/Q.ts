export { QA } from 'country-flag-icons/string/3x2';
