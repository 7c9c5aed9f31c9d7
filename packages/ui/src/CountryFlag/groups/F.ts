export {
  FI,
  FJ,
  FK,
  FM,
  FO,
  FR,
} from 'country-flag-icons/string/3x2';
