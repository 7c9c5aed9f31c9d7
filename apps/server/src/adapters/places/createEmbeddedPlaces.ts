import { foldName, type LocationData } from '@franca/contract';
import { uiLanguageTags } from '@franca/languages';
import type { Places } from '../../ports/Places.ts';
import { type Capital, capitals } from './capitals.ts';

/** Kilometres around a capital in which a point is said to be there. */
const nearKm = 40;
const earthKm = 6371;

const nameIn = (language: string, country: string): string =>
  new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(country) ?? country;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Length of the great circle between two points. */
function kilometres(one: Omit<LocationData, 'place'>, other: Omit<LocationData, 'place'>): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Countries by their capitals: what can be found without asking anybody. */
export function createEmbeddedPlaces(): Places {
  const show = ({ country, name, latitude, longitude }: Capital, language: string): LocationData => {
    const countryName = nameIn(language, country);
    return { place: name === countryName ? name : `${name}, ${countryName}`, latitude, longitude };
  };
  return {
    id: 'embedded',
    search: async ({ query, limit, language }) => {
      const wanted = foldName(query.trim());
      if (wanted === '') return [];
      const ranked = capitals.flatMap((capital) => {
        const countryNames = [...new Set([language, ...uiLanguageTags])].map((tag) =>
          nameIn(tag, capital.country),
        );
        const names = [capital.name, ...countryNames].map(foldName);
        if (!names.some((name) => name.includes(wanted))) return [];
        const rank = names.includes(wanted) ? 0 : names.some((name) => name.startsWith(wanted)) ? 1 : 2;
        return [{ capital, rank }];
      });
      ranked.sort(
        (one, other) => one.rank - other.rank || one.capital.name.localeCompare(other.capital.name),
      );
      return ranked.slice(0, limit).map(({ capital }) => show(capital, language));
    },
    reverse: async ({ language, ...point }) => {
      const near = capitals
        .map((capital) => ({ capital, far: kilometres(point, capital) }))
        .sort((one, other) => one.far - other.far)[0];
      return near && near.far <= nearKm ? { ...show(near.capital, language), ...point } : null;
    },
  };
}
