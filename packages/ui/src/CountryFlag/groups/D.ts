export {
  DE,
  DJ,
  DK,
  DM,
  DO,
  DZ,
} from 'country-flag-icons/string/3x2';
