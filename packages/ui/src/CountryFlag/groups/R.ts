export {
  RE,
  RO,
  RS,
  RU,
  RW,
} from 'country-flag-icons/string/3x2';
