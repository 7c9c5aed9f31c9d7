export {
  XA,
  XC,
  XK,
  XO,
} from 'country-flag-icons/string/3x2';
