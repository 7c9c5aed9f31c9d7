import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeTranslator } from '../../../ports/Translator.conformance.ts';
import { PhraseTranslator } from './PhraseTranslator.ts';
import { days, phrases, places } from './phraseData.ts';
import { type PhraseLanguage, phraseLanguages } from './phraseTypes.ts';
import { understood, written } from './wordings.ts';

describeTranslator({
  name: 'phrases',
  create: () => new PhraseTranslator(),
  pair: ['en', 'es'],
  text: 'Where is the train station?',
  expected: '¿Dónde está la estación de tren?',
  unsupported: ['en', 'ja'],
});

const translator = new PhraseTranslator();

async function translated(text: string, source: string, target: string): Promise<string | undefined> {
  const outcome = await translator.translate({ text, source, target });
  return outcome.status === 'done' ? outcome.text : undefined;
}

/** A wording with something in each slot. */
function filled(text: string, language: PhraseLanguage): string {
  return text
    .replaceAll(/\{place\.?([a-z]*)\}/g, (_, form: string) =>
      String(places[1]?.[language][(form || 'the') as 'the' | 'at' | 'to' | 'a'][0]),
    )
    .replaceAll('{day}', String(days[1]?.[language][0]))
    .replaceAll('{name}', 'Marisol')
    .replaceAll('{number}', '12')
    .replaceAll('{time}', '19:30')
    .replace(/^[¿¡]?\p{Ll}/u, (start) => start.toUpperCase());
}

describe('marks at the end of a known phrase', () => {
  it.each([
    ['See you tomorrow...', 'it', 'Ci vediamo domani...'],
    ['See you tomorrow…', 'it', 'Ci vediamo domani…'],
    ['Thanks!!!', 'it', 'Grazie!!!'],
    ['Really?!', 'it', 'Davvero?!'],
    ['Good morning :)', 'it', 'Buongiorno :)'],
    ['Good morning… how are you?', 'it', 'Buongiorno… Come stai?'],
    ['Thanks!!!', 'es', '¡Gracias!!!'],
    ['Thanks!!!', 'fr', 'Merci\u00a0!!!'],
    ['Thanks!!!', 'zh', '谢谢！！！'],
    ['Thanks <3', 'it', 'Grazie <3'],
    ['Good morning ;-)', 'it', 'Buongiorno ;-)'],
    ['Grazie!!', 'en', 'Thank you!!'],
    ['Thanks!', 'it', 'Grazie!'],
    ['Thanks.', 'it', 'Grazie.'],
    ['Thanks! :D', 'it', 'Grazie! :D'],
    ['Good morning!!', 'it', 'Buongiorno!!'],
    ['See you tomorrow!! 😀', 'it', 'Ci vediamo domani!! 😀'],
    ['Thanks 🙏🏽', 'it', 'Grazie 🙏🏽'],
    ['Good morning.. 👋', 'it', 'Buongiorno.. 👋'],
    ['Really??', 'it', 'Davvero??'],
  ])('stay: %s in %s', async (text, target, expected) => {
    const source = text.startsWith('Grazie') ? 'it' : 'en';
    expect(await new PhraseTranslator().translate({ text, source, target })).toMatchObject({
      text: expected,
    });
  });
});

describe('the phrase translator', () => {
  it.each(phraseLanguages)('translates every %s wording into every language', async (source) => {
    const wrong: unknown[] = [];
    for (const entry of phrases) {
      for (const target of phraseLanguages.filter((language) => language !== source)) {
        const expected = filled(written(entry[target]), target);
        for (const wording of understood(entry[source])) {
          const text = await translated(filled(wording, source), source, target);
          if (text !== expected) wrong.push([filled(wording, source), target, text, expected]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['where is the train station', 'en', 'es', '¿Dónde está la estación de tren?'],
    ['WHERE IS THE TRAIN STATION??', 'en', 'es', '¿Dónde está la estación de tren??'],
    ['Ciao!!! Come stai???', 'it', 'es', 'Hola, ¿cómo estás???'],
    ['Where’s the airport?', 'en', 'it', "Dov'è l'aeroporto?"],
    ['donde esta la estacion de tren?', 'es', 'en', 'Where is the train station?'],
    ['see you tomorow at 7:30 pm!', 'en', 'fr', 'On se voit demain à 7:30 pm\u00a0!'],
    ['Thnaks', 'en', 'es', 'Gracias'],
    ['Thank you so mcuh', 'en', 'es', undefined],
    ['Happy brithday', 'en', 'de', 'Alles Gute zum Geburtstag'],
    ['Hellooo', 'en', 'it', 'Ciao'],
    ["I'll be 15 minutes late.", 'en', 'de', 'Ich komme 15 Minuten später.'],
    ["I'll be 1 minutes late", 'en', 'de', undefined],
    ['Hi @maria', 'en', 'zh', '你好，@maria'],
    ['Hi Maria! How are you?', 'en', 'vi', 'Chào Maria! Bạn khỏe không?'],
    ['No, thank you', 'en', 'it', 'No, grazie'],
    ['你好！火车站在哪里？', 'zh', 'en', 'Hello! Where is the train station?'],
    ['Hello! Where is the train station?', 'en', 'zh', '你好！火车站在哪里？'],
    ['Good evening', 'en', 'pt', 'Boa noite'],
    ['Boa noite', 'pt', 'en', 'Good night'],
    ['Where is the bathroom?', 'en', 'fr', 'Où sont les toilettes\u00a0?'],
    ['أين محطة القطار؟', 'ar', 'en', 'Where is the train station?'],
    ['Wir sehen uns morgen um 19 Uhr', 'de', 'en', 'See you tomorrow at 19'],
    ['Thanks 😀 https://example.org', 'en', 'pt', 'Obrigado 😀 https://example.org'],
  ])('takes %s (%s) into %s', async (text, source, target, expected) => {
    expect(await translated(text, source, target)).toBe(expected);
  });

  it.each([
    ["I'm not hungry at all", 'en'],
    ['Where is the train?', 'en'],
    ['I know him', 'en'],
    ['Are you not ready?', 'en'],
    ['You are at the station?', 'en'],
    ['estás en casa', 'es'],
    ['Hello my friend', 'en'],
    ['The meeting is at the office', 'en'],
    ['Where is the train station and the airport?', 'en'],
  ])('would rather say nothing than guess at %s', async (text, source) => {
    expect(await translated(text, source, 'it')).toBeUndefined();
  });

  it('never loses or gains a negation by a slip of the keyboard', async () => {
    const sources = phrases.flatMap((entry) => entry.en).filter((text) => !text.includes('{'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sources), fc.nat(), async (text, seed) => {
        const at = 1 + (seed % Math.max(1, text.length - 2));
        const slip = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
        const outcome = await translated(slip, 'en', 'de');
        const known = phrases.find((entry) => entry.en.includes(text));
        const plain = outcome?.replaceAll(/[.!?]/g, '');
        if (plain !== undefined) expect(plain).toBe(written(known?.de ?? []).replaceAll(/[.!?]/g, ''));
      }),
    );
  });
});
