export {
  ZA,
  ZM,
  ZW,
} from 'country-flag-icons/string/3x2';
