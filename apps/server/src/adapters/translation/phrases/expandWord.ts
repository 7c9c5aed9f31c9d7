import { foldWord } from './foldWord.ts';
import type { PhraseLanguage } from './phraseTypes.ts';

const english: Readonly<Record<string, string>> = {
  im: 'i am',
  dont: 'do not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  whats: 'what is',
  wheres: 'where is',
  hows: 'how is',
  whos: 'who is',
  thats: 'that is',
  its: 'it is',
  lets: 'let us',
  "let's": 'let us',
  "can't": 'can not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  youre: 'you are',
  ive: 'i have',
  ill: 'ill',
  u: 'you',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tonite: 'tonight',
  recieve: 'receive',
  recieved: 'received',
  adress: 'address',
  restaraunt: 'restaurant',
  thankyou: 'thank you',
  gonna: 'going to',
  goodmorning: 'good morning',
  goodnight: 'good night',
  mum: 'mom',
};

/** Abbreviations and slips that stand for exactly one spelling, as folded words. */
const shortForms: Readonly<Record<PhraseLanguage, Readonly<Record<string, string>>>> = {
  en: english,
  es: { q: 'que', xq: 'por que', pq: 'por que', tb: 'también', porfa: 'por favor', grax: 'gracias' },
  it: { nn: 'non', cmq: 'comunque', grz: 'grazie', xke: 'perché', xché: 'perché', dv: 'dove' },
  fr: { stp: "s' il te plaît", svp: "s' il vous plaît", bjr: 'bonjour', bsr: 'bonsoir', mrc: 'merci' },
  pt: { vc: 'você', vcs: 'vocês', tb: 'também', tbm: 'também', obg: 'obrigado', pq: 'por que', td: 'tudo' },
  de: { vlg: 'viele liebe grüße' },
  ar: {},
  vi: { ko: 'không', k: 'không', hok: 'không', dc: 'được', đc: 'được', bn: 'bạn', mn: 'mọi người' },
  zh: {},
};

/** The folded words a typed word stands for: contractions, abbreviations and well-known slips written out. */
export function expandWord(word: string, language: PhraseLanguage): string[] {
  const folded = foldWord(word, language);
  const known = shortForms[language];
  const full = Object.hasOwn(known, folded) ? known[folded] : undefined;
  if (full !== undefined) return full.split(' ').map((part) => foldWord(part, language));
  if (language !== 'en') return [folded];
  const contraction = /^(\p{L}+)(n't|'m|'re|'ve|'ll|'s|'d)$/u.exec(folded);
  if (!contraction?.[1] || !contraction[2]) return [folded];
  const tails: Readonly<Record<string, string>> = {
    "n't": 'not',
    "'m": 'am',
    "'re": 'are',
    "'ve": 'have',
    "'ll": 'will',
    "'s": 'is',
    "'d": 'would',
  };
  return [contraction[1], tails[contraction[2]] ?? ''];
}
