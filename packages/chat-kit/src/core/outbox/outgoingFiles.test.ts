import { describe, expect, it } from 'vitest';
import { filesContent } from '../attachments/filesContent.ts';
import { outgoingFiles } from './outgoingFiles.ts';

const source = new Blob(['bytes']);
const files = (...types: ('image' | 'video' | 'file')[]) =>
  types.map((type, index) => ({ id: `${index}`, type, source, name: `${index}` }));

describe('the files of a message that is to be sent', () => {
  it('make a message of pictures, or of files as soon as one is something else', () => {
    expect(filesContent(files('image', 'video')).kind).toBe('image');
    expect(filesContent(files('image', 'file')).kind).toBe('file');
  });

  it('are those that are only on this device, a sound among them', () => {
    const chosen = files('image', 'image');
    const stored = { id: 'stored', type: 'image', source: '/a.jpg', name: 'a' } as const;
    expect(outgoingFiles({ kind: 'image', attachments: [...chosen, stored] })).toEqual(chosen);
    const sound = { source, name: 'audio.mp3', duration: 3021, peaks: [1, 100] };
    expect(outgoingFiles({ kind: 'audio', sound })).toEqual([{ id: 'sound', type: 'audio', ...sound }]);
    expect(outgoingFiles({ kind: 'audio', sound: { ...sound, source: '/a.mp3' } })).toEqual([]);
    expect(outgoingFiles({ kind: 'text' })).toEqual([]);
  });
});
