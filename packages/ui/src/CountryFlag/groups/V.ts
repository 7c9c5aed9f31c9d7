export {
  VA,
  VC,
  VE,
  VG,
  VI,
  VN,
  VU,
} from 'country-flag-icons/string/3x2';
