export {
  UA,
  UG,
  UM,
  US,
  UY,
  UZ,
} from 'country-flag-icons/string/3x2';
