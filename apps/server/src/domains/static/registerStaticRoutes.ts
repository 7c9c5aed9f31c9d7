import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import { countries } from './countries.ts';
import { languages } from './languages.ts';

const basic = {
  countries: countries.map(({ name }) => name),
  languages: languages.map(({ name, code, accents }) => ({
    name,
    code,
    accents: accents.map((accent) => accent.name),
  })),
};

/** The reference lists `GET /static/basic` and `GET /static/country-code`; they change with releases only. */
export function registerStaticRoutes(route: Router): void {
  const cached = 'public, max-age=3600';
  route(endpoints.static.basic, ({ reply }) => {
    reply.header('cache-control', cached);
    return basic;
  });
  route(endpoints.static.countryCode, ({ reply }) => {
    reply.header('cache-control', cached);
    return [...countries];
  });
}
