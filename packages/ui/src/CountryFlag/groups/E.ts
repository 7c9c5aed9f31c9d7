export {
  EC,
  EE,
  EG,
  EH,
  ER,
  ES,
  ES_CT,
  ET,
  EU,
} from 'country-flag-icons/string/3x2';
