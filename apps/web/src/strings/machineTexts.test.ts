import { beforeEach, describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { enLater } from './enLater.ts';
import {
  isWhole,
  kitStringsFrom,
  pageStringsFrom,
  readDictionary,
  sentencesOf,
  translateGroup,
  writeDictionary,
} from './machineTexts.ts';

beforeEach(() => localStorage.clear());

describe('texts that a machine translates', () => {
  it('are asked for once each, every form of a plural by itself', () => {
    const group = { a: 'Send', b: { one: 'One chat', other: '{count} chats' }, c: 'Send' };
    expect(sentencesOf(group, { d: 'Close' })).toEqual(['Send', 'One chat', '{count} chats', 'Close']);
  });

  it('stay English one by one where nothing has come', () => {
    const dictionary = new Map([
      ['Send', 'Enviar'],
      ['{count} chats', '{count} conversaciones'],
    ]);
    const group = { a: 'Send', b: { one: 'One chat', other: '{count} chats' }, c: 'Close' };
    expect(translateGroup(group, dictionary)).toEqual({
      a: 'Enviar',
      b: { one: 'One chat', other: '{count} conversaciones' },
      c: 'Close',
    });
  });

  it('cover pages and packages', () => {
    const dictionary = new Map([
      ['Settings', 'Ajustes'],
      ['Close', 'Cerrar'],
    ]);
    const strings = pageStringsFrom(dictionary);
    expect(strings.shell.settings).toBe('Ajustes');
    expect(Object.keys(strings)).toEqual(Object.keys({ ...en, ...enLater }));
    expect(kitStringsFrom({ ui: { close: 'Close' } }, dictionary)).toEqual({ ui: { close: 'Cerrar' } });
  });

  it('are shown only as a whole', () => {
    const sentences = ['Send', 'Close', 'Settings', 'Chats', 'OK'];
    const known = new Map([
      ['Send', 'Enviar'],
      ['Close', 'Cerrar'],
      ['Settings', 'Ajustes'],
      ['Chats', 'Conversaciones'],
    ]);
    expect(isWhole(sentences, known)).toBe(false);
    expect(isWhole(sentences, new Map([...known, ['OK', 'OK']]))).toBe(true);
    expect(isWhole(sentences, new Map([...known, ['OK', 'OK'], ['Close', 'Close']]))).toBe(false);
  });

  it('are kept in this browser by their English', () => {
    writeDictionary('es', new Map([['Send', 'Enviar']]));
    expect(readDictionary('es').get('Send')).toBe('Enviar');
    expect(readDictionary('fr').size).toBe(0);
    localStorage.setItem('machineTexts/es', '{');
    expect(readDictionary('es').size).toBe(0);
  });
});
