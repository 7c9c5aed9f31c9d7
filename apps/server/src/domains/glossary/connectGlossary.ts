import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createGlossary, type GlossaryOptions } from './createGlossary.ts';
import type { Glossary } from './Glossary.ts';

/** What glossaries need from the other domains. */
export type GlossaryDeps = Pick<GlossaryOptions, 'topics' | 'users'>;

/** Builds the glossaries of conversations over the core and registers their routes. */
export function connectGlossary(core: Core, deps: GlossaryDeps): Glossary {
  const { clock, database, route } = core;
  const glossary = createGlossary({ ...deps, db: database.db, clock });
  const { glossary: list, setTerm, removeTerm } = endpoints.topics;
  route(list, ({ members }) => glossary.list(members.topicId));
  route(setTerm, ({ members, body: { term, translations } }) =>
    glossary.set(members, { term, translations }),
  );
  route(removeTerm, ({ members, query }) => glossary.remove(members, query.term_id));
  return glossary;
}
