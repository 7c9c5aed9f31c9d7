export {
  WF,
  WS,
} from 'country-flag-icons/string/3x2';
