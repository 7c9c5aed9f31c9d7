import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { checkPhoneNumber } from './checkPhoneNumber.ts';
import { checkProfileNames } from './checkProfileNames.ts';
import { countries } from './countries.ts';
import { codeOfLanguage, languageByName, languages } from './languages.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

const basic = {
  countries: countries.map(({ name }) => name),
  languages: languages.map(({ name, code, accents }) => ({
    name,
    code,
    accents: accents.map((accent) => accent.name),
  })),
};

/** What the other domains look up in the reference lists. */
export type ReferenceData = ReturnType<typeof connectReferenceData>;

/**
 * Registers the reference lists `GET /static/basic` and `GET /static/country-code`, which change with releases only, and
 * returns what the other domains look up in them.
 */
export function connectReferenceData({ route }: Core) {
  const cached = 'public, max-age=3600';
  route(endpoints.static.basic, ({ reply }) => {
    reply.header('cache-control', cached);
    return basic;
  });
  route(endpoints.static.countryCode, ({ reply }) => {
    reply.header('cache-control', cached);
    return [...countries];
  });
  return {
    checkProfile: checkProfileNames,
    checkPhoneNumber,
    readPhoneNumber,
    codeOfLanguage,
    languageByName,
  };
}
