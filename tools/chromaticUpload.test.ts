import { expect, it } from 'vitest';
import { describeUpload } from './chromatic/describeUpload.mjs';

it('names what Chromatic would get, and how many pictures it would take', () => {
  const entries = {
    one: { type: 'story', title: 'Actions/Button', name: 'Default' },
    two: { type: 'story', title: 'Actions/Button', name: 'Loading' },
    page: { type: 'docs', title: 'Actions/Button', name: 'Docs' },
  };
  const text = describeUpload({ entries, modes: { light: {}, dark: {} }, files: 3, bytes: 1_500_000 });
  expect(text).toContain('Actions/Button: Default, Loading');
  expect(text).toContain('3 files of 1.5 MB would be sent');
  expect(text).toContain('4 pictures: 2 stories of 1 components in 2 modes (light, dark)');
});
