import type { HelpLanguage } from '../HelpLanguage.ts';
import { findLanguageByName } from '../languageNames.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Intent, IntentPatterns, PartName } from './Intent.ts';
import { it } from './it.ts';
import { readOwn } from './readOwn.ts';
import { vi } from './vi.ts';

const patterns: Readonly<Record<HelpLanguage, IntentPatterns>> = { en, ar, es, fr, it, vi };

const quotes = /^["“”„'‘’«»\s]+|["“”„'‘’«»\s]+$/g;

/** The question without what stands around it; longer ones than a sentence or two are questions for the help pages. */
const bareOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[¿¡\s]+/g, '')
    .replaceAll(/[?!.…؟。\s]+$/g, '');

function groupsOf(expressions: readonly RegExp[], text: string): Record<string, string> | undefined {
  for (const expression of expressions) {
    const match = expression.exec(text);
    if (match) return { ...match.groups };
  }
  return undefined;
}

/** Words that name no thing: “find an old message” asks how it is done. */
const general =
  /^(?:(?:an?|the|my|old|some|un[ae]?|il|i|vecchi[oi]?|mi[oei]+|el|los?|las?|mis|antigu[oa]s?|viej[oa]s?|les?|mes|des|anciens?|vieux)\s+)*(?:messages?|conversations?|persons?|people|somebody|someone|friends?|messagg(?:io|i)|conversazion[ei]|person[ae]|amic[oi]|qualcuno|mensajes?|conversaci(?:ón|ones)|personas?|amig[oa]s?|alguien|personnes?|amie?s?|quelqu['’]un|tin nhắn(?: cũ)?|bạn bè|bạn|رسالة|رسالة قديمة|الرسائل|شخص|صديق|أصدقاء)$/iu;

/** What is asked of people and of what they said: questions that begin as those for help do. */
function ownIntent(text: string, known: IntentPatterns): Intent | undefined {
  const nameOf = (name: string | undefined) => (name && !known.nobody.test(name) ? name : undefined);
  const person = groupsOf(known.findPerson, text)?.words?.replaceAll(quotes, '');
  if (person) return { kind: 'findPerson', name: person };
  const said = groupsOf(known.findSaid, text);
  if (said?.words)
    return { kind: 'findMessage', words: said.words.replaceAll(quotes, ''), by: nameOf(said.by) };
  const newest = groupsOf(known.newest, text);
  if (newest) return { kind: 'newest', by: nameOf(newest.words) };
  return undefined;
}

/** What a person wants, read from the question; what is no skill is a question for the help pages. */
export function readIntent(question: string, language: HelpLanguage): Intent {
  const text = bareOf(question);
  const known = patterns[language];
  if (text.length > 2000) return { kind: 'help' };
  if (known.greet.test(text)) return { kind: 'greet' };
  if (known.identity.some((expression) => expression.test(text))) return { kind: 'identity' };

  const translated = groupsOf(known.translate, text);
  const target = translated?.language;
  // “How do I say something in a group” names no language.
  if (translated?.text && target && (findLanguageByName(target) || !known.asksHow.test(text)))
    return { kind: 'translate', text: translated.text.replaceAll(quotes, ''), language: target.trim() };

  const own =
    readOwn(text, language) ?? ownIntent(text, known) ?? ownIntent(text.replace(known.ownEnding, ''), known);
  if (own) return own;

  if (known.asksHow.test(text)) return { kind: 'help' };

  const opened = known.open.exec(text)?.groups?.words;
  const part = (Object.keys(known.parts) as PartName[]).find(
    (name) => opened && known.parts[name].test(opened),
  );
  if (part) return { kind: 'open', part };

  const bare = text.replace(known.ownEnding, '');
  const words = groupsOf(known.findMessage, bare)?.words?.replaceAll(quotes, '');
  if (words) return { kind: 'findMessage', words };
  const name = groupsOf(known.findAny, bare)?.words?.replaceAll(quotes, '');
  if (name && !general.test(name)) return { kind: 'findPerson', name };
  return { kind: 'help' };
}
