export {
  YE,
  YT,
} from 'country-flag-icons/string/3x2';
