/** A city of the built-in list. */
export type City = {
  /** As GeoNames has it: for most the English name, for the others the local one. */
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Two letters of a state of the USA, where many cities share a name; else empty. */
  state: string;
  /** People who live there. */
  population: number;
  /** Whether a country or territory is governed there. */
  isCapital: boolean;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
};
