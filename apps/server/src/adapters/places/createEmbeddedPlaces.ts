import { foldName, type LocationData } from '@franca/contract';
import { uiLanguageTags } from '@franca/languages';
import { type Places, PlacesUnavailableError } from '../../ports/Places.ts';
import type { City } from './City.ts';
import { capitals } from './capitals.ts';
import { readCities } from './readCities.ts';

/** Kilometres around a city in which a point is said to be there. */
const nearKm = 50;
const earthKm = 6371;

const countryNamesIn = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language, 'en'], { type: 'region' });

/** The names of a country in the reader's language and those of the interface, as searches compare them. */
function createCountryNames(language: string): (country: string) => readonly string[] {
  const languages = [...new Set([language, ...uiLanguageTags])].map(countryNamesIn);
  const known = new Map<string, readonly string[]>();
  return (country) => {
    const names = known.get(country) ?? languages.map((names) => foldName(names.of(country) ?? country));
    known.set(country, names);
    return names;
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Length of the great circle between two points. */
function kilometres(one: Omit<LocationData, 'place'>, other: Omit<LocationData, 'place'>): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** A city with its name as searches compare it. */
type KnownCity = City & { folded: string };

/** The capitals of the table, whose names are newer, then every other city. */
async function readPlaces(): Promise<KnownCity[]> {
  const cities = await readCities();
  const peopleOf = new Map(
    cities.filter(({ isCapital }) => isCapital).map((city) => [city.country, city.population]),
  );
  const table = new Map(capitals.map(({ country, name }) => [country, foldName(name)]));
  const known = (city: City): KnownCity => ({ ...city, folded: foldName(city.name) });
  const others = cities
    .map(known)
    .filter(
      ({ country, isCapital, folded }) => !(isCapital && table.has(country)) && table.get(country) !== folded,
    );
  const first = capitals.map((capital) =>
    known({ ...capital, state: '', population: peopleOf.get(capital.country) ?? 0, isCapital: true }),
  );
  return [...first, ...others];
}

/** How well a name matches what is searched for: 0 the same, 1 its beginning, 2 that of a word, 3 anywhere; null not at all. */
function rankOf(name: string, wanted: string): number | null {
  if (name === wanted) return 0;
  const found = name.indexOf(wanted);
  if (found <= 0) return found === 0 ? 1 : null;
  return /[\p{L}\p{N}]/u.test(name[found - 1] ?? '') ? 3 : 2;
}

/** Cities and capitals of the world: what can be found without asking anybody. */
export function createEmbeddedPlaces(): Places {
  let reading: Promise<KnownCity[]> | undefined;
  /** Reads the list with the first search; one that failed is tried again with the next. */
  const places = (): Promise<KnownCity[]> => {
    reading ??= readPlaces().catch((cause: unknown) => {
      reading = undefined;
      throw new PlacesUnavailableError('The list of cities cannot be read.', { cause });
    });
    return reading;
  };
  const show = ({ country, state, name, latitude, longitude }: City, language: string): LocationData => {
    const countryName = countryNamesIn(language).of(country) ?? country;
    const words = [...new Set([name, state, countryName])].filter(Boolean);
    return { place: words.join(', '), latitude, longitude };
  };
  return {
    id: 'embedded',
    search: async ({ query, limit, language }) => {
      const whole = foldName(query.trim());
      const [wanted = '', ...within] = whole.split(',').map((part) => part.trim());
      if (wanted === '') return [];
      const countryNames = createCountryNames(language);
      const ranked = (await places()).flatMap((place) => {
        const of = countryNames(place.country);
        const region = [...of, foldName(place.state)];
        const isWithin = within.every((part) => region.some((name) => name.startsWith(part)));
        const ranks = [
          rankOf(place.folded, whole),
          isWithin ? rankOf(place.folded, wanted) : null,
          ...(place.isCapital ? of.map((name) => rankOf(name, whole)) : []),
        ].filter((rank) => rank !== null);
        return ranks.length > 0 ? [{ place, rank: Math.min(...ranks) }] : [];
      });
      ranked.sort(
        (one, other) =>
          one.rank - other.rank ||
          other.place.population - one.place.population ||
          one.place.name.localeCompare(other.place.name),
      );
      return ranked.slice(0, limit).map(({ place }) => show(place, language));
    },
    reverse: async ({ language, ...point }) => {
      let near: City | undefined;
      let far = nearKm;
      for (const place of await places()) {
        // A degree of latitude is 111 km: whatever is further north or south need not be computed.
        if (Math.abs(place.latitude - point.latitude) * 111 > far) continue;
        const distance = kilometres(point, place);
        if (distance > far) continue;
        near = place;
        far = distance;
      }
      return near ? { ...show(near, language), ...point } : null;
    },
  };
}
