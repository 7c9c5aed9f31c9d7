import { describe, expect, it } from 'vitest';
import { readPreferences } from './storedPreferences.ts';

const untouched = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  timeFormat: 'standard',
  dateFormat: 'standard',
  formatsAsked: false,
  roughView: 'original',
  linkPreviews: true,
  voiceText: false,
};

describe('readPreferences', () => {
  it('follows browser and device while nothing is chosen', () => {
    expect(readPreferences(null)).toEqual(untouched);
  });

  it('reads what was chosen', () => {
    const chosen = {
      language: 'es',
      theme: 'dark',
      textSize: 'large',
      timeFormat: '24h',
      dateFormat: 'country',
      formatsAsked: true,
      roughView: 'alone',
      linkPreviews: false,
      voiceText: true,
    };
    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each(['{', '"dark"', '5', '{"theme":"pink","language":7}'])('takes %s as nothing chosen', (json) => {
    expect(readPreferences(json)).toEqual(untouched);
  });
});
