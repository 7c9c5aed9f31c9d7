import { expect, it } from 'vitest';
import { readTranscriptView } from './transcriptView.ts';

const untouched = { size: 'medium', contrast: 'normal', position: 'bottom', isAnnounced: false };

it('the look of a transcript is kept', () => {
  const chosen = { size: 'large', contrast: 'high', position: 'below', isAnnounced: true };
  expect(readTranscriptView(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([null, '{', '5', '{"size":"huge","isAnnounced":1}'])('%s is as nothing chosen', (json) => {
  expect(readTranscriptView(json)).toEqual(untouched);
});
