export {
  JE,
  JM,
  JO,
  JP,
} from 'country-flag-icons/string/3x2';
