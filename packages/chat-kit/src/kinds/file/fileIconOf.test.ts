import { FileArchive, FileAudio, FileImage, FileSpreadsheet, FileText, FileVideo } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { fileIconOf } from './fileIconOf.ts';

describe('fileIconOf', () => {
  it('goes by the type where that says what the file holds', () => {
    expect(fileIconOf({ type: 'audio', name: 'voice' })).toBe(FileAudio);
    expect(fileIconOf({ type: 'image', name: 'scan.zip' })).toBe(FileImage);
  });

  it.each([
    ['photos.ZIP', FileArchive],
    ['backup.tar.gz', FileArchive],
    ['song.mp3', FileAudio],
    ['table.csv', FileSpreadsheet],
    ['photo.heic', FileImage],
    ['broken.mp4', FileVideo],
    ['plan.pdf', FileText],
    ['README', FileText],
    ['zip', FileText],
    ['mp3.notes', FileText],
  ])('goes by the end of the name of a file: %s', (name, icon) => {
    expect(fileIconOf({ type: 'file', name })).toBe(icon);
  });
});
