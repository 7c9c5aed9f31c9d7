import { describe, expect, it } from 'vitest';
import { filterItems } from './filterItems.ts';

const items = [
  { value: 'AU', label: 'Australia', short: '+61' },
  { value: 'AT', label: 'Austria', short: '+43' },
  { value: 'VN', label: 'Việt Nam', short: '+84' },
  { value: 'SA', label: 'Saudi Arabia', short: '+966', keywords: ['السعودية'] },
  { value: 'DE', label: 'Đức', short: '+49' },
];

const found = (search: string) => filterItems(items, search).map((item) => item.value);

describe('filterItems', () => {
  it('returns all items, in order, for an empty search', () => {
    expect(filterItems(items, '  ')).toBe(items);
  });

  it('looks past case and accents', () => {
    expect(found('viet')).toEqual(['VN']);
    expect(found('duc')).toEqual(['DE']);
  });

  it('finds by the short form and by keywords', () => {
    expect(found('61')).toEqual(['AU']);
    expect(found('السعودية')).toEqual(['SA']);
  });

  it('puts items that begin with the search before those that contain it', () => {
    expect(found('a')).toEqual(['AU', 'AT', 'SA', 'VN']);
  });
});
