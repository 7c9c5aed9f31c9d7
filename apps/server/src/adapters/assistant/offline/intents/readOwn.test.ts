import { describe, expect, it } from 'vitest';
import type { HelpLanguage } from '../HelpLanguage.ts';
import type { Intent } from './Intent.ts';
import { readOwn } from './readOwn.ts';

const unread: Intent = { kind: 'unread', isToday: false };
const today: Intent = { kind: 'newest' };
const newest = (by: string): Intent => ({ kind: 'newest', by });
const said = (by: string, words: string): Intent => ({ kind: 'findMessage', words, by });
const found = (words: string): Intent => ({ kind: 'findMessage', words });
const person = (name: string): Intent => ({ kind: 'findPerson', name });

describe('a question about one’s own things', () => {
  it.each<[HelpLanguage, string, Intent]>([
    ['en', 'what have I not read yet', unread],
    ['en', 'did anyone text me today', today],
    ['en', 'what did Carla say about the invoice', said('Carla', 'invoice')],
    ['en', 'has Giulia written to me', newest('Giulia')],
    ['en', 'where did we talk about the concert', found('concert')],
    ['en', 'is there a Giulia among my contacts', person('Giulia')],
    ['fr', 'combien de messages m’attendent', unread],
    ['fr', 'qui m’a écrit aujourd’hui', today],
    ['fr', 'Tomás il a dit quoi sur le concert', said('Tomás', 'concert')],
    ['fr', 'Giulia m’a-t-elle écrit', newest('Giulia')],
    ['fr', 'qui m’a parlé du parking', found('parking')],
    ['fr', 'y a-t-il une Giulia dans mes contacts', person('Giulia')],
    ['es', 'Qué me falta por leer', unread],
    ['es', 'mensajes de hoy', today],
    ['es', 'Mencionó Tomás las llaves', said('Tomás', 'llaves')],
    ['es', 'hay algo de Tomás', newest('Tomás')],
    ['es', 'no encuentro el mensaje con los billetes de tren', found('billetes de tren')],
    ['es', 'Somos amigos Tomás y yo', person('Tomás')],
    ['it', 'Cosa devo ancora leggere', unread],
    ['it', 'Chi mi ha scritto oggi', today],
    ['it', 'Tomás ha parlato delle chiavi', said('Tomás', 'chiavi')],
    ['it', 'Giulia mi ha già risposto', newest('Giulia')],
    ['it', 'in quale chat si parlava della festa', found('festa')],
    ['it', 'Io e Tomás siamo amici', person('Tomás')],
    ['ar', 'وريني غير المقروء', unread],
    ['ar', 'من راسلني اليوم', today],
    ['ar', 'ماذا قالت Carla عن الفاتورة', said('Carla', 'الفاتورة')],
    ['ar', 'هل كتبت لي Giulia', newest('Giulia')],
    ['ar', 'لقيلي الكلام عن المفاتيح', found('المفاتيح')],
    ['ar', 'عندي صديق اسمه Tomás', person('Tomás')],
    ['vi', 'cho tôi xem tin chưa đọc', unread],
    ['vi', 'hôm nay ai nhắn cho tôi', today],
    ['vi', 'về bữa tiệc thì Giulia đã nhắn những gì', said('Giulia', 'bữa tiệc')],
    ['vi', 'Giulia đã nhắn lại cho mình chưa', newest('Giulia')],
    ['vi', 'ai bảo tôi về bữa tiệc vậy', found('bữa tiệc')],
    ['vi', 'Carla có phải bạn của mình không', person('Carla')],
  ])('in %s: %s', (language, text, intent) => {
    expect(readOwn(text, language)).toEqual(intent);
  });

  it.each<[HelpLanguage, string]>([
    ['en', 'Who wrote War and Peace'],
    ['en', 'Did Shakespeare write Hamlet'],
    ['en', 'How do I find a message'],
    ['en', 'I have 200 unread messages, make them all read'],
    ['en', 'How many languages are spoken in India'],
    ['fr', 'Qui a écrit Les Misérables'],
    ['es', 'Quién escribió Don Quijote'],
    ['it', 'Chi ha scritto i Promessi Sposi'],
    ['it', 'Come cerco un messaggio'],
    ['ar', 'من كتب ألف ليلة وليلة'],
    ['vi', 'Ai viết Truyện Kiều'],
    ['vi', 'để đoạn chat thành chưa đọc để lát trả lời'],
  ])('is not, in %s: %s', (language, text) => {
    expect(readOwn(text, language)).toBeUndefined();
  });
});
