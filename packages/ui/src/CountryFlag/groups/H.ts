export {
  HK,
  HM,
  HN,
  HR,
  HT,
  HU,
} from 'country-flag-icons/string/3x2';
